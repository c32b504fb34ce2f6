import { v, type HomeworkFileKind } from '@banyan/contracts';

/** A file that is sent along. */
export interface SheetFile {
  readonly id: string;
  readonly kind: HomeworkFileKind;
  readonly name: string;
  readonly size: number;
}

/** What this device keeps of what is written, from the first letter on. */
export interface KeptDraft {
  /** The server's revision that it was written upon. */
  readonly base: number;
  readonly text: string;
  readonly files: readonly SheetFile[];
}

/** Whose homework it is. */
export interface DraftOf {
  readonly eid: number;
  readonly userId: string;
  readonly homeworkId: number;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const shape = v.object({
  base: v.int(),
  text: v.string(),
  files: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['homeworkDocument', 'homeworkMedia', 'homeworkImage']),
      name: v.string(),
      size: v.number(),
    }),
  ),
});

const keyOf = ({ eid, userId, homeworkId }: DraftOf) => `banyan.homework.${eid}.${userId}.${homeworkId}`;

/** What this device has kept; null where there is nothing, or nothing that can be read. */
export function readKept(storage: Place, of: DraftOf): KeptDraft | null {
  try {
    const text = storage?.getItem(keyOf(of)) ?? null;
    return text === null ? null : v.parseOrNull(shape, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is written; false where the device does not. */
export function keep(storage: Place, of: DraftOf, draft: KeptDraft): boolean {
  try {
    storage?.setItem(keyOf(of), JSON.stringify(draft));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Forgets it: the server has it. */
export function forget(storage: Place, of: DraftOf): void {
  try {
    storage?.removeItem(keyOf(of));
  } catch {
    // What cannot be removed was never kept.
  }
}
