/** The sign and the colour of a seat. Nothing is said by colour alone: every seat has a shape of its own. */

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const far = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${(12 + far * Math.cos(angle)).toFixed(2)} ${(12 + far * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

/** Paths in a square of 24, one for each of the 24 seats a table can have. */
export const SIGNS: readonly string[] = [
  "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z", // disc
  "M4 4h16v16H4z", // square
  "M12 2.5L22.5 21h-21z", // triangle
  "M12 1.5L21.5 12L12 22.5L2.5 12z", // lozenge
  star(5, 11.5, 4.8),
  "M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z", // cross
  "M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z", // hexagon
  "M15.5 2.2A10 10 0 1 0 21.8 15.5A8.2 8.2 0 0 1 15.5 2.2z", // crescent
  "M12 21.5C4 15.5 1.8 11.8 1.8 8.3A5.3 5.3 0 0 1 12 6.2a5.3 5.3 0 0 1 10.2 2.1c0 3.5-2.2 7.2-10.2 13.2z", // heart
  "M12 1.5c4.2 6 7.3 9.4 7.3 13.4a7.3 7.3 0 1 1-14.6 0C4.7 10.900 7.8 7.500 12 1.500z", // drop
  "M3.5 3h17v8.500c0 5.600-4 9-8.500 11c-4.500-2-8.500-5.400-8.500-11z", // shield
  "M12 2.500l9.500 8v7.500L12 10l-9.500 8v-7.500z", // chevron
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z", // ring
  "M4.500 2.500h15L13.500 12l6 9.500h-15l6-9.500z", // hourglass
  "M12 2a4.800 4.800 0 0 1 4.300 7a4.800 4.800 0 1 1-3 8.200l1.200 4.800h-5l1.200-4.800A4.800 4.800 0 1 1 7.700 9A4.800 4.800 0 0 1 12 2z", // clover
  "M14.500 1.500L4 14h6.500L8.500 22.500L20 9.500h-6.700z", // lightning
  "M2.500 7l5.300 4L12 3.500L16.200 11l5.300-4l-2 13.500h-15z", // crown
  "M2.500 4.500L12 10l9.500-5.500v15L12 14l-9.500 5.500z", // bow
  "M12 2a6.300 6.300 0 0 1 6.300 6.300c0 6 2.700 6.700 2.700 9.200H3c0-2.500 2.700-3.200 2.700-9.200A6.300 6.300 0 0 1 12 2zM9 19.300h6a3 3 0 0 1-6 0z", // bell
  "M3.500 20.500C3.500 9.500 9.500 3.500 20.500 3.500C20.500 14.500 14.500 20.500 3.500 20.500z", // leaf
  "M12 1.500l9.500 10H16v11H8v-11H2.500z", // arrow
  "M6.300 2.500L12 8.200l5.700-5.700l3.800 3.800L15.800 12l5.700 5.700l-3.800 3.800L12 15.800l-5.700 5.700l-3.800-3.800L8.200 12L2.500 6.300z", // saltire
  star(8, 11, 6.2),
  "M2.500 3.500h19v4.500h-19zM2.500 9.750h19v4.500h-19zM2.500 16h19v4.500h-19z", // bars
];

/** How many colours there are; beyond these only the sign tells seats apart. */
export const SEAT_COLOURS = 8;

export function signOf(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}

/** A colour of the palette as CSS; --seat-ink can be read on it. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_COLOURS})`;
}
