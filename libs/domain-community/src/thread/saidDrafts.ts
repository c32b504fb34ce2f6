import { v } from '@banyan/contracts';
import type { MessagePerson } from '@banyan/contracts/messages';
import { DraftKind, type DraftPlace } from '@banyan/core-screen';
import { namedIn, type Named } from './comments.ts';

/** A text, with the people chosen to be mentioned in it. */
interface Said {
  readonly text: string;
  readonly named: readonly Named[];
}

const drafts = new DraftKind<Said>(
  'said',
  v.object({ text: v.string(), named: v.array(v.object({ id: v.int(), name: v.string() })) }),
);

/**
 * Drafts of comments under posts, on the device, or in this window when the device keeps nothing. `parent` 0 is the
 * post itself.
 */
export class SaidDrafts {
  readonly #place: DraftPlace;
  readonly #here = new Map<string, Said>();
  /** The person chosen, whose name is in the next text. */
  #chosen: Named | null = null;

  constructor(place: DraftPlace) {
    this.#place = place;
  }

  read(post: number, parent: number): string {
    return this.#get(post, parent).text;
  }

  /** Stores a text; an empty one removes it. */
  write(post: number, parent: number, text: string): void {
    const draft = drafts.of(this.#place, post, parent);
    const chosen = this.#chosen === null ? [] : [this.#chosen];
    this.#chosen = null;
    const said = { text, named: namedIn(text, [...this.#get(post, parent).named, ...chosen]) };
    this.#here.set(draft.name, said);
    if (text === '') draft.forget();
    else draft.keep(said);
  }

  /** A person is mentioned: the next text contains the name. */
  choose({ id, name }: Pick<MessagePerson, 'id' | 'name'>): void {
    this.#chosen = { id, name };
  }

  /** Ids of the people that this text names among those chosen for it. */
  mentions(post: number, parent: number, words: string): number[] {
    return [...new Set(namedIn(words, this.#get(post, parent).named).map(({ id }) => id))];
  }

  #get(post: number, parent: number): Said {
    const draft = drafts.of(this.#place, post, parent);
    return this.#here.get(draft.name) ?? draft.read() ?? { text: '', named: [] };
  }
}
