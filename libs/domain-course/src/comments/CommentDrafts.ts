/** Whose words they are; asked anew each time. */
interface Who {
  readonly eid: number;
  readonly userId: string | null;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/**
 * What was begun to be said about courses and not sent: on the device, or in this window where the device keeps
 * nothing. `parent` 0 is the course itself.
 */
export class CommentDrafts {
  readonly #place: Place;
  readonly #who: Who;
  readonly #here = new Map<string, string>();

  constructor(place: Place, who: Who) {
    this.#place = place;
    this.#who = who;
  }

  read(course: number, parent: number): string {
    const key = this.#keyOf(course, parent);
    try {
      return this.#here.get(key) ?? this.#place?.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  /** Keeps a text; an empty one keeps nothing. */
  write(course: number, parent: number, text: string): void {
    const key = this.#keyOf(course, parent);
    this.#here.set(key, text);
    try {
      if (text === '') this.#place?.removeItem(key);
      else this.#place?.setItem(key, text);
    } catch {
      // Full or forbidden: it is kept as long as the page.
    }
  }

  #keyOf(course: number, parent: number): string {
    const { eid, userId } = this.#who;
    return `banyan.comment.${eid}.${userId ?? ''}.${course}.${parent}`;
  }
}
