import { v } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';

/** A storage of the browser; null when there is none. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Owner and storage of drafts; read each time. */
export interface DraftPlace {
  readonly storage: DeviceStorage;
  readonly eid: number;
  readonly userId: string | null;
}

/** Text that the server does not have yet, stored on this device across a reload or a crash. */
export class KeptDraft<Draft> {
  readonly #kind: DraftKind<Draft>;
  readonly #place: DraftPlace;
  readonly #subject: readonly (string | number)[];

  constructor(kind: DraftKind<Draft>, place: DraftPlace, subject: readonly (string | number)[]) {
    this.#kind = kind;
    this.#place = place;
    this.#subject = subject;
  }

  /** Key in the storage. */
  get name(): string {
    const { eid, userId } = this.#place;
    return ['banyan', this.#kind.name, eid, userId ?? '', ...this.#subject].join('.');
  }

  /** The stored draft; null when there is none or it cannot be read. */
  read(): Draft | null {
    try {
      return this.#kind.parse(this.#place.storage?.getItem(this.name) ?? null);
    } catch {
      return null;
    }
  }

  /** The stored draft, and whether the server's version has changed since the draft was begun. */
  takeUp(revision: number): { readonly draft: Draft; readonly conflict: boolean } | null {
    const draft = this.read();
    return draft === null ? null : { draft, conflict: this.#kind.revisionOf(draft) !== revision };
  }

  /** Stores the draft; false when the device does not. */
  keep(draft: Draft): boolean {
    try {
      this.#place.storage?.setItem(this.name, JSON.stringify(draft));
      return this.#place.storage !== null;
    } catch {
      // Full or forbidden.
      return false;
    }
  }

  /** Removes the draft: the server has it, or it was discarded. */
  forget(): void {
    try {
      this.#place.storage?.removeItem(this.name);
    } catch {
      // A draft that cannot be removed was never stored.
    }
  }
}

/** Drafts of one kind. A draft stored by another release in another shape is ignored. */
export class DraftKind<Draft> {
  readonly name: string;
  /** Revision of the server's version that a draft is based on; 0 when the server has none. */
  readonly revisionOf: (draft: Draft) => number;
  readonly #shape: v.GenericSchema<unknown, Draft>;

  constructor(name: string, shape: v.GenericSchema<unknown, Draft>, revisionOf: (draft: Draft) => number = () => 0) {
    this.name = name;
    this.revisionOf = revisionOf;
    this.#shape = shape;
  }

  /** The draft of one person for one item: a course, a homework. */
  of(place: DraftPlace, ...subject: readonly (string | number)[]): KeptDraft<Draft> {
    return new KeptDraft(this, place, subject);
  }

  /** Draft of a stored text; null for none, and for one that cannot be read. */
  parse(text: string | null): Draft | null {
    return v.parseOrNull(this.#shape, parseJsonOr(text ?? '', null));
  }
}

/** The place of the person logged in at the time. */
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
