import type { OutboxItems } from './Outbox.ts';

/** Storage of items until the server has them, e.g. a storage of the browser. */
interface ItemStorage<Item> {
  readonly read: () => readonly Item[];
  readonly write: (items: readonly Item[]) => unknown;
}

/** Items in order of arrival. A newer one of the same key replaces a waiting one, but not the one being sent. */
export class KeyedItems<Item> implements OutboxItems<Item> {
  readonly #keyOf: (item: Item) => unknown;
  readonly #storage: ItemStorage<Item> | undefined;
  #items: readonly Item[];
  #underWay: Item | null = null;

  constructor(keyOf: (item: Item) => unknown, storage?: ItemStorage<Item>) {
    this.#keyOf = keyOf;
    this.#storage = storage;
    this.#items = storage?.read() ?? [];
  }

  get all(): readonly Item[] {
    return this.#items;
  }

  readonly waits = (): boolean => this.#items.length > 0;

  put(item: Item): void {
    const key = this.#keyOf(item);
    const others = this.#items.filter((one) => one === this.#underWay || this.#keyOf(one) !== key);
    this.#set([...others, item]);
  }

  readonly next = (): Item => {
    // A failed item is obsolete once a newer one of its key exists.
    const newest = new Map(this.#items.map((item) => [this.#keyOf(item), item]));
    this.#set(this.#items.filter((item) => newest.get(this.#keyOf(item)) === item));
    const [first] = this.#items;
    if (first === undefined) throw new Error('nothing waits to be sent');
    this.#underWay = first;
    return first;
  };

  readonly done = (item: Item): void => {
    if (this.#underWay === item) this.#underWay = null;
    this.#set(this.#items.filter((one) => one !== item));
  };

  #set(items: readonly Item[]): void {
    this.#items = items;
    this.#storage?.write(items);
  }
}
