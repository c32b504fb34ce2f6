/** Passes on what the live channel tells of a kind of things to the screens that show them. */
export class News<Told> {
  readonly #listeners = new Set<(told: Told) => void>();

  /** Hears what is told. Answers how to hear no more. */
  readonly listen = (hear: (told: Told) => void): (() => void) => {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  };

  readonly tell = (told: Told): void => {
    for (const hear of [...this.#listeners]) hear(told);
  };
}
