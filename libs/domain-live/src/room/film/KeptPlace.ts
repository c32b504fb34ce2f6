/** As in courses: what was hardly begun, or seen but for its last twentieth, begins anew. */
const [leastS, mostShare, everyS] = [10, 0.95, 3];
const nameOf = (room: number) => `banyan.live.${room}`;

/** Where in a playback its viewer stopped, kept on the device. */
export class KeptPlace {
  readonly #room: number;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  #kept = -Infinity;

  constructor(room: number, storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.#room = room;
    this.#storage = storage;
  }

  /** Where to begin, seconds; a film that was seen to its end, on air too, begins anew. */
  begin(length: number): number {
    const kept = Number(this.#storage?.getItem(nameOf(this.#room)) ?? 0);
    return kept >= leastS && kept <= length * mostShare ? kept : 0;
  }

  /** The film is at this second: it is kept now and then. */
  pass(position: number): void {
    if (Math.abs(position - this.#kept) >= everyS) this.keep(position);
  }

  keep(position: number): void {
    this.#kept = position;
    try {
      this.#storage?.setItem(nameOf(this.#room), String(Math.floor(position)));
    } catch {
      // A full storage costs a convenience, nothing else.
    }
  }
}
