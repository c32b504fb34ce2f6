import { makeAutoObservable, observableRef } from 'mobx';

/** A store whose code comes after the screen that asks it. */
export class LateStore<Store> {
  /** Null until it has come. */
  value: Store | null = null;
  readonly #load: () => Promise<Store>;
  #coming: Promise<Store> | null = null;

  constructor(load: () => Promise<Store>) {
    this.#load = load;
    makeAutoObservable(this, { value: observableRef });
  }

  /** Fetches it, once; what did not arrive is asked for again by the next who needs it. */
  bring(): Promise<Store> {
    this.#coming ??= this.#load().then(
      (store) => this.arrive(store),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  /** Does something with it once it is there; nothing where it does not arrive. */
  async tell(what: (store: Store) => unknown): Promise<void> {
    const store = this.value ?? (await this.bring().catch(() => null));
    if (store !== null) await what(store);
  }

  private arrive(store: Store): Store {
    this.value = store;
    return store;
  }
}
