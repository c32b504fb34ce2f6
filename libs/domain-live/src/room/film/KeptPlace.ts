/** As in courses: hardly begun films and those seen up to their last twentieth start from the beginning. */
const [leastS, mostShare, everyS] = [10, 0.95, 3];
const nameOf = (room: number) => `banyan.live.${room}`;

/** Playback position of a film, stored on the device. */
export class KeptPlace {
  readonly #room: number;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  #kept = -Infinity;

  constructor(room: number, storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.#room = room;
    this.#storage = storage;
  }

  /** Second to start at; a film seen to its end, also on air, starts from the beginning. */
  begin(length: number): number {
    const kept = Number(this.#storage?.getItem(nameOf(this.#room)) ?? 0);
    return kept >= leastS && kept <= length * mostShare ? kept : 0;
  }

  /** The film has reached this second, which is stored at intervals. */
  pass(position: number): void {
    if (Math.abs(position - this.#kept) >= everyS) this.keep(position);
  }

  keep(position: number): void {
    this.#kept = position;
    try {
      this.#storage?.setItem(nameOf(this.#room), String(Math.floor(position)));
    } catch {
      // A full storage only loses a convenience.
    }
  }
}
