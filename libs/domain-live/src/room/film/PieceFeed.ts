import type { FilmPiece, RoomState } from '@banyan/contracts/live';

/** Source of pieces. */
export interface PieceSource {
  /** Pieces from an index on; from -1: the live position. */
  readonly pieces: (from: number) => Promise<{
    readonly items: readonly FilmPiece[];
    readonly filmMs: number;
    readonly state: RoomState;
  }>;
  /** Pieces from the one that covers a moment, ms. */
  readonly at: (ms: number) => Promise<{ readonly items: readonly FilmPiece[] }>;
}

/** Sequence of pieces: fetches lists of them and returns them in order. */
export class PieceFeed {
  /** Known length of the film, ms. */
  filmMs: number;
  /** More pieces may follow. */
  growing: boolean;
  readonly #source: PieceSource;
  readonly #known = new Map<number, FilmPiece>();
  /** Index of the next piece; -1: the live position. */
  #want = -1;

  constructor(source: PieceSource, live: boolean, filmMs: number) {
    this.#source = source;
    this.filmMs = filmMs;
    this.growing = live;
  }

  /** Goes to the live position. */
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

  /** The next piece; null: not available yet, or the film is over. */
  async next(): Promise<FilmPiece | null> {
    const known = this.#known.get(this.#want);
    if (known !== undefined) return known;
    const { items, filmMs, state } = await this.#source.pieces(this.#want);
    this.filmMs = Math.max(this.filmMs, filmMs);
    this.growing = state === 'live' || state === 'before';
    this.#learn(items);
    // A piece lost on the server leaves a gap; the next available one follows.
    const first = items[0];
    if (first === undefined) return null;
    this.#want = first.index;
    return first;
  }

  /** The piece was shown, or cannot be: the next one follows. */
  pass(piece: FilmPiece): void {
    this.#known.delete(piece.index);
    this.#want = piece.index + 1;
  }

  /** Addresses are valid for an hour: they are fetched again. */
  forget(): void {
    this.#known.clear();
  }

  #learn(items: readonly FilmPiece[]): void {
    for (const piece of items) this.#known.set(piece.index, piece);
    const last = items.at(-1);
    if (last !== undefined) this.filmMs = Math.max(this.filmMs, last.from + last.length);
  }
}
