/** Subject of a store: the id of an item; without one, its whole domain. */
export type Subject = string | number;

interface Shown {
  readonly store: unknown;
  /** Number of screens and parts that show it. */
  readonly shownBy: number;
}

/** The stores of shown items. A store that is no longer shown is kept for a return until another item is opened. */
export class SubjectStores {
  readonly #stores = new Map<Subject | undefined, Shown>();

  of<Store>(id: Subject | undefined, make: () => Store): Store {
    const known = this.#stores.get(id);
    if (known !== undefined) return known.store as Store;
    const store = make();
    this.#stores.set(id, { store, shownBy: 0 });
    return store;
  }

  /** Marks the store as shown until the returned function is called. */
  show(id: Subject | undefined, store: unknown): () => void {
    for (const [other, { shownBy }] of this.#stores) if (other !== id && shownBy === 0) this.#stores.delete(other);
    this.#count(id, store, 1);
    return () => this.#count(id, store, -1);
  }

  #count(id: Subject | undefined, store: unknown, by: number): void {
    const shownBy = (this.#stores.get(id)?.shownBy ?? 0) + by;
    this.#stores.set(id, { store, shownBy });
  }
}
