import { v, type NoteImage, type NotePin } from '@banyan/contracts';

/** A note as this device keeps it, from its first letter on [NO-01]. */
export interface KeptNote {
  /** 0: the server has not heard of it. */
  readonly id: number;
  /** Names it to the server before it has an id. */
  readonly key: string;
  /** Of the server's that it was written upon. */
  readonly revision: number;
  readonly text: string;
  readonly images: readonly NoteImage[];
  readonly pin: NotePin;
  readonly place: number;
  /** To be shown to everybody. */
  readonly open: boolean;
}

/** Whose note, and where. */
export interface NoteOf {
  readonly eid: number;
  readonly userId: string;
  readonly courseId: number;
  readonly chapterId: number;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const shape = v.object({
  id: v.int(),
  key: v.string(),
  revision: v.int(),
  text: v.string(),
  images: v.array(v.object({ id: v.string(), name: v.string(), size: v.number(), url: v.string() })),
  pin: v.picklist(['second', 'page', 'whole']),
  place: v.int(),
  open: v.boolean(),
});

const keyOf = ({ chapterId, eid, userId }: NoteOf) => `banyan.note.${eid}.${userId}.${chapterId}`;

/** What this device has kept; null where there is nothing, or nothing that can be read. */
export function readKept(storage: Place, of: NoteOf): KeptNote | null {
  try {
    const text = storage?.getItem(keyOf(of)) ?? null;
    return text === null ? null : v.parseOrNull(shape, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is written; false where the device does not. */
export function keep(storage: Place, of: NoteOf, note: KeptNote): boolean {
  try {
    storage?.setItem(keyOf(of), JSON.stringify(note));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Forgets it: the server has it. */
export function forget(storage: Place, of: NoteOf): void {
  try {
    storage?.removeItem(keyOf(of));
  } catch {
    // What cannot be removed was never kept.
  }
}
