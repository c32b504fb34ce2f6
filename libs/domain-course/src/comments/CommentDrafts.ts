import { v } from '@banyan/contracts';
import { DraftKind, type DraftPlace } from '@banyan/core-screen';

const comments = new DraftKind('comment', v.string());

/**
 * What was begun to be said about courses and not sent: on the device, or in this window where the device keeps
 * nothing. `parent` 0 is the course itself.
 */
export class CommentDrafts {
  readonly #place: DraftPlace;
  readonly #here = new Map<string, string>();

  constructor(place: DraftPlace) {
    this.#place = place;
  }

  read(course: number, parent: number): string {
    const draft = comments.of(this.#place, course, parent);
    return this.#here.get(draft.name) ?? draft.read() ?? '';
  }

  /** Keeps a text; an empty one keeps nothing. */
  write(course: number, parent: number, text: string): void {
    const draft = comments.of(this.#place, course, parent);
    this.#here.set(draft.name, text);
    if (text === '') draft.forget();
    else draft.keep(text);
  }
}
