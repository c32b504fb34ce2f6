/** Passes news of one kind from the live channel to the screens that show them. */
export class News<Told> {
  readonly #listeners = new Set<(told: Told) => void>();

  /** Calls back for each piece of news. Returns a function that stops it. */
  readonly listen = (hear: (told: Told) => void): (() => void) => {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  };

  readonly tell = (told: Told): void => {
    for (const hear of [...this.#listeners]) hear(told);
  };
}
