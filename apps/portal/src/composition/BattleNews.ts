/** Passes on which quiz battles have changed, from the live channel to the screens that show them [PK-01]. */
export class BattleNews {
  readonly #listeners = new Set<(id: number | null) => void>();

  /** Hears of changed battles by their ids; null: perhaps all. Answers how to hear no more. */
  readonly listen = (hear: (id: number | null) => void): (() => void) => {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  };

  readonly tell = (id: number | null): void => {
    for (const hear of [...this.#listeners]) hear(id);
  };
}
