/** The one cover over everything private on the screen. Closed, anybody may look at it. */

class Envelope {
  isOpen = $state(false);

  close(): void {
    this.isOpen = false;
  }
}

export const envelope = new Envelope();
