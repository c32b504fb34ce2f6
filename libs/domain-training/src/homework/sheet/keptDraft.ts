import { z, type HomeworkFileKind } from '@banyan/contracts';

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

const shape = z.object({
  base: z.int(),
  text: z.string(),
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['homeworkDocument', 'homeworkMedia', 'homeworkImage']),
      name: z.string(),
      size: z.number(),
    }),
  ),
});

const keyOf = ({ eid, userId, homeworkId }: DraftOf) => `banyan.homework.${eid}.${userId}.${homeworkId}`;

/** What this device has kept; null where there is nothing, or nothing that can be read. */
export function readKept(storage: Place, of: DraftOf): KeptDraft | null {
  try {
    const text = storage?.getItem(keyOf(of)) ?? null;
    return text === null ? null : (z.safeParse(shape, JSON.parse(text)).data ?? null);
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
