import { v } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';

/** A storage of the browser; null where there is none. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Whose drafts, and where they are kept; asked anew each time. */
export interface DraftPlace {
  readonly storage: DeviceStorage;
  readonly eid: number;
  readonly userId: string | null;
}

/** What somebody writes and the server does not have yet, kept on this device through a reload and a crash. */
export class KeptDraft<Draft> {
  readonly #kind: DraftKind<Draft>;
  readonly #place: DraftPlace;
  readonly #subject: readonly (string | number)[];

  constructor(kind: DraftKind<Draft>, place: DraftPlace, subject: readonly (string | number)[]) {
    this.#kind = kind;
    this.#place = place;
    this.#subject = subject;
  }

  /** Under which name it lies in the storage. */
  get name(): string {
    const { eid, userId } = this.#place;
    return ['banyan', this.#kind.name, eid, userId ?? '', ...this.#subject].join('.');
  }

  /** What was kept; null where there is nothing that can be read. */
  read(): Draft | null {
    try {
      return this.#kind.parse(this.#place.storage?.getItem(this.name) ?? null);
    } catch {
      return null;
    }
  }

  /** What was kept, and whether the server's has changed since that was begun. */
  takeUp(revision: number): { readonly draft: Draft; readonly conflict: boolean } | null {
    const draft = this.read();
    return draft === null ? null : { draft, conflict: this.#kind.revisionOf(draft) !== revision };
  }

  /** Keeps it; false where the device does not. */
  keep(draft: Draft): boolean {
    try {
      this.#place.storage?.setItem(this.name, JSON.stringify(draft));
      return this.#place.storage !== null;
    } catch {
      // Full or forbidden.
      return false;
    }
  }

  /** Forgets it: the server has it, or it was thrown away. */
  forget(): void {
    try {
      this.#place.storage?.removeItem(this.name);
    } catch {
      // What cannot be removed was never kept.
    }
  }
}

/** Drafts of one kind. What another release has kept in another shape is nothing. */
export class DraftKind<Draft> {
  readonly name: string;
  /** Of the server's, upon which a draft was written; 0 where the server has none. */
  readonly revisionOf: (draft: Draft) => number;
  readonly #shape: v.GenericSchema<unknown, Draft>;

  constructor(name: string, shape: v.GenericSchema<unknown, Draft>, revisionOf: (draft: Draft) => number = () => 0) {
    this.name = name;
    this.revisionOf = revisionOf;
    this.#shape = shape;
  }

  /** The draft of one person, of one thing: a course, a homework. */
  of(place: DraftPlace, ...subject: readonly (string | number)[]): KeptDraft<Draft> {
    return new KeptDraft(this, place, subject);
  }

  /** What a stored text holds; null for none, and for one that cannot be read. */
  parse(text: string | null): Draft | null {
    return v.parseOrNull(this.#shape, parseJsonOr(text ?? '', null));
  }
}

/** The place of whoever is logged in at the time. */
export const ownPlace = ({ session, storage }: OwnPlace): DraftPlace => ({
  storage,
  get eid() {
    return session.eid;
  },
  get userId() {
    return session.userId;
  },
});

interface OwnPlace {
  readonly storage: DeviceStorage;
  readonly session: Pick<DraftPlace, 'eid' | 'userId'>;
}
