import { v } from '@banyan/contracts';
import { DraftKind, type DraftPlace } from '@banyan/core-screen';

const comments = new DraftKind('comment', v.string());

/**
 * Unsent comments, stored on the device, or in this window when the device has no storage. `parent` 0: a comment on the
 * course itself.
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

  /** Stores a text; an empty one removes the draft. */
  write(course: number, parent: number, text: string): void {
    const draft = comments.of(this.#place, course, parent);
    this.#here.set(draft.name, text);
    if (text === '') draft.forget();
    else draft.keep(text);
  }
}
