/** Where one looks on a large drawing: it fits, zooms, moves under fingers or mouse, and glides when asked anew. */

import { untrack } from "svelte";

export interface Gaze {
  /** Pixels for each unit of the drawing. */
  scale: number;
  /** The point in the middle. */
  x: number;
  y: number;
}

export interface Edge {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = [number, number];

const GLIDE = 240;

export class Eye {
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  /** What is shown now. */
  now = $state<Gaze>({ scale: 1, x: 0, y: 0 });
  svg: SVGSVGElement | undefined = $state();

  /** The scale at which everything is seen. */
  readonly whole: number = $derived.by(
    () =>
      Math.min(
        this.width / (this.#edge.right - this.#edge.left),
        this.height / (this.#edge.bottom - this.#edge.top),
      ) || 1,
  );
  /** The scale at which the drawing fills the window from side to side. */
  readonly cover: number = $derived.by(() =>
    Math.min(this.width / (this.#edge.right - this.#edge.left) || 1, this.#most),
  );
  readonly #aim: Gaze = $derived.by(() => this.#kept(this.#chosen ?? this.#fitted()));
  readonly isWhole: boolean = $derived.by(() => this.#aim.scale <= this.whole * 1.02);

  #chosen = $state<Gaze | null>(null);
  #edge: Edge;
  #most: number;
  #fitted: () => Gaze;
  #isStill = true;
  #frame = 0;
  #size = "";
  // One finger scrolls the page, as everywhere; two fingers zoom and move the drawing. A mouse drags it.
  #dragging = new Map<number, Point>();
  /** How far a press has gone since it began: a drag is no click. */
  moved = 0;

  /** `fitted` says where to look while nobody has chosen; `most` is the largest scale. */
  constructor(edge: Edge, most: number, fitted: () => Gaze) {
    this.#edge = edge;
    this.#most = most;
    this.#fitted = fitted;
    $effect(() => {
      const target = this.#aim;
      untrack(() => this.#glide(target));
    });
    $effect(() => {
      const svg = this.svg;
      svg?.addEventListener("wheel", this.#wheel, { passive: false });
      return () => svg?.removeEventListener("wheel", this.#wheel);
    });
    $effect(() => () => cancelAnimationFrame(this.#frame));
  }

  get middle(): { x: number; y: number } {
    return { x: (this.#edge.left + this.#edge.right) / 2, y: (this.#edge.top + this.#edge.bottom) / 2 };
  }

  /** Whether somebody has zoomed or moved the drawing. */
  get isChosen(): boolean {
    return this.#chosen !== null;
  }

  /** What puts the drawing where it is looked at. */
  get transform(): string {
    const { scale, x, y } = this.now;
    return `translate(${this.width / 2 - x * scale} ${this.height / 2 - y * scale}) scale(${scale})`;
  }

  /** Look where the drawing itself would. */
  release(): void {
    this.#chosen = null;
  }

  /** A point of the drawing, in pixels of the window. */
  toScreen(point: readonly [number, number]): Point {
    return [
      (point[0] - this.now.x) * this.now.scale + this.width / 2,
      (point[1] - this.now.y) * this.now.scale + this.height / 2,
    ];
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const from = this.#aim;
    const scale = Math.min(Math.max(from.scale * factor, this.whole), this.#most);
    const [dx, dy] = [at[0] - this.width / 2, at[1] - this.height / 2];
    this.#chosen = this.#kept({
      scale,
      x: from.x + dx / from.scale - dx / scale,
      y: from.y + dy / from.scale - dy / scale,
    });
  }

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#dragging.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#dragging.size === 1) this.moved = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#dragging.get(event.pointerId);
    if (!before || !this.svg) return;
    const now: Point = [event.clientX, event.clientY];
    const [other] = [...this.#dragging].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#dragging.set(event.pointerId, now);
    if (other) {
      const distance = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
      const centre = this.#inside((now[0] + other[0]) / 2, (now[1] + other[1]) / 2, this.svg);
      if (distance(before) > 0) this.zoom(distance(now) / distance(before), centre);
      this.#pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      this.moved += 10;
    } else if (event.pointerType === "mouse") {
      this.moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
      if (this.moved > 4 && this.#aim.scale > this.whole) {
        if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
        this.#pan(now[0] - before[0], now[1] - before[1]);
      }
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.#dragging.delete(event.pointerId);
  };

  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey || !this.svg) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 200), this.#inside(event.clientX, event.clientY, this.svg));
  };

  #inside(x: number, y: number, svg: SVGSVGElement): Point {
    const box = svg.getBoundingClientRect();
    return [x - box.left, y - box.top];
  }

  #pan(dx: number, dy: number): void {
    const { scale, x, y } = this.#aim;
    this.#chosen = this.#kept({ scale, x: x - dx / scale, y: y - dy / scale });
  }

  /** As near to that as the edge allows. */
  #kept({ scale, x, y }: Gaze): Gaze {
    const within = (value: number, low: number, high: number, pixels: number) => {
      const half = pixels / scale / 2;
      return low + half > high - half ? (low + high) / 2 : Math.min(Math.max(value, low + half), high - half);
    };
    return {
      scale,
      x: within(x, this.#edge.left, this.#edge.right, this.width),
      y: within(y, this.#edge.top, this.#edge.bottom, this.height),
    };
  }

  #glide(target: Gaze): void {
    cancelAnimationFrame(this.#frame);
    // Another window shows the drawing as it is at once: there is nothing to explain.
    const isResized = this.#size !== `${this.width} ${this.height}`;
    this.#size = `${this.width} ${this.height}`;
    const from = { ...this.now };
    const isNear =
      Math.abs(from.scale - target.scale) / target.scale < 0.001 &&
      Math.hypot(from.x - target.x, from.y - target.y) < 0.01;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (this.#isStill || isNear || isCalm || isResized || this.#dragging.size || this.width === 0) {
      this.now = target;
      if (this.width > 0) this.#isStill = false;
      return;
    }
    const start = performance.now();
    const step = (time: number) => {
      const t = Math.min(Math.max((time - start) / GLIDE, 0), 1);
      const eased = 1 - (1 - t) ** 3;
      this.now = {
        scale: from.scale + (target.scale - from.scale) * eased,
        x: from.x + (target.x - from.x) * eased,
        y: from.y + (target.y - from.y) * eased,
      };
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
