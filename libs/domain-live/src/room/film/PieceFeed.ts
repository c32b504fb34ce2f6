import type { FilmPiece, RoomState } from '@banyan/contracts/live';

/** Where pieces come from. */
export interface PieceSource {
  /** Those from a place on; from -1: where it is now. */
  readonly pieces: (from: number) => Promise<{
    readonly items: readonly FilmPiece[];
    readonly filmMs: number;
    readonly state: RoomState;
  }>;
  /** Those from the one that covers a moment, ms. */
  readonly at: (ms: number) => Promise<{ readonly items: readonly FilmPiece[] }>;
}

/** Which piece of a film comes next: asks for lists of them, and hands them out in their order. */
export class PieceFeed {
  /** Length of the film as far as was heard, ms. */
  filmMs: number;
  /** More may come. */
  growing: boolean;
  readonly #source: PieceSource;
  readonly #known = new Map<number, FilmPiece>();
  /** Place of the next one; -1: where it is now. */
  #want = -1;

  constructor(source: PieceSource, live: boolean, filmMs: number) {
    this.#source = source;
    this.filmMs = filmMs;
    this.growing = live;
  }

  /** Goes where it is now. */
  toEdge(): void {
    this.#known.clear();
    this.#want = -1;
  }

  /** Goes to a moment, ms. */
  async goTo(ms: number): Promise<void> {
    const { items } = await this.#source.at(Math.max(0, Math.floor(ms)));
    this.#known.clear();
    this.#learn(items);
    this.#want = items[0]?.index ?? this.#want;
  }

  /** The next piece; null: it is not there yet, or the film is over. */
  async next(): Promise<FilmPiece | null> {
    const known = this.#known.get(this.#want);
    if (known !== undefined) return known;
    const { items, filmMs, state } = await this.#source.pieces(this.#want);
    this.filmMs = Math.max(this.filmMs, filmMs);
    this.growing = state === 'live' || state === 'before';
    this.#learn(items);
    // One that the server has lost leaves a hole; the next that there is follows.
    const first = items[0];
    if (first === undefined) return null;
    this.#want = first.index;
    return first;
  }

  /** The piece was shown, or cannot be: the next follows. */
  pass(piece: FilmPiece): void {
    this.#known.delete(piece.index);
    this.#want = piece.index + 1;
  }

  /** Addresses hold for an hour: they are asked for anew. */
  forget(): void {
    this.#known.clear();
  }

  #learn(items: readonly FilmPiece[]): void {
    for (const piece of items) this.#known.set(piece.index, piece);
    const last = items.at(-1);
    if (last !== undefined) this.filmMs = Math.max(this.filmMs, last.from + last.length);
  }
}
