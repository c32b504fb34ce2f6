import type { MessagePerson } from '@banyan/contracts/messages';
import { namedIn, type Named } from './comments.ts';

/** Whose words they are. */
interface Who {
  readonly eid: number;
  readonly userId: string | null;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/**
 * What was begun to be said under posts and not sent, with those who were chosen to be mentioned in it. It is kept
 * on the device; `parent` 0 is the post itself.
 */
export class SaidDrafts {
  readonly #place: Place;
  readonly #who: Who;
  /** Who is mentioned in what is written in this window, where the device keeps nothing too. */
  readonly #named = new Map<string, readonly Named[]>();
  /** Who was chosen and is written into a text next. */
  #chosen: Named | null = null;

  constructor(place: Place, who: Who) {
    this.#place = place;
    this.#who = who;
  }

  read(post: number, parent: number): string {
    return this.#get(this.#keyOf(post, parent));
  }

  /** Keeps a text; an empty one keeps nothing. */
  write(post: number, parent: number, text: string): void {
    const key = this.#keyOf(post, parent);
    const chosen = this.#chosen === null ? [] : [this.#chosen];
    this.#chosen = null;
    const named = namedIn(text, [...this.#namedOf(key), ...chosen]);
    this.#named.set(key, named);
    this.#set(key, text);
    this.#set(peopleOf(key), named.length === 0 ? '' : JSON.stringify(named));
  }

  /** Somebody is mentioned: the text that is written next has the name. */
  choose({ id, name }: Pick<MessagePerson, 'id' | 'name'>): void {
    this.#chosen = { id, name };
  }

  /** Ids of those whom words name that were begun here. */
  mentions(post: number, parent: number, words: string): number[] {
    return [...new Set(namedIn(words, this.#namedOf(this.#keyOf(post, parent))).map(({ id }) => id))];
  }

  #keyOf(post: number, parent: number): string {
    const { eid, userId } = this.#who;
    return `banyan.said.${eid}.${userId ?? ''}.${post}.${parent}`;
  }

  #namedOf(key: string): readonly Named[] {
    return this.#named.get(key) ?? parseNamed(this.#get(peopleOf(key)));
  }

  #get(key: string): string {
    try {
      return this.#place?.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  #set(key: string, text: string): void {
    try {
      if (text === '') this.#place?.removeItem(key);
      else this.#place?.setItem(key, text);
    } catch {
      // A device that forbids it: the text is still in its box.
    }
  }
}

const peopleOf = (key: string) => `${key}.named`;

function parseNamed(text: string): readonly Named[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isNamed) : [];
  } catch {
    return [];
  }
}

function isNamed(one: unknown): one is Named {
  const { id, name } = (one ?? {}) as Partial<Record<keyof Named, unknown>>;
  return typeof id === 'number' && typeof name === 'string';
}
