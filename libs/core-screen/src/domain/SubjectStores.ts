/** Subject of a store: the id of a thing; without one, its whole domain. */
export type Subject = string | number;

interface Shown {
  readonly store: unknown;
  /** How many screens and parts show it. */
  readonly shownBy: number;
}

/** The stores of the things that are shown. One that nothing shows stays for coming back until another thing is opened. */
export class SubjectStores {
  readonly #stores = new Map<Subject | undefined, Shown>();

  of<Store>(id: Subject | undefined, make: () => Store): Store {
    const known = this.#stores.get(id);
    if (known !== undefined) return known.store as Store;
    const store = make();
    this.#stores.set(id, { store, shownBy: 0 });
    return store;
  }

  /** The store is shown from now on, until the returned function is called. */
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
