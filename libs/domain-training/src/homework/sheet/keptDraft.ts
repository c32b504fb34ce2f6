import { v } from '@banyan/contracts';
import { type HomeworkFileKind } from '@banyan/contracts/training';
import { DraftKind, type DeviceStorage } from '@banyan/core-screen';

/** An attached file. */
export interface SheetFile {
  readonly id: string;
  readonly kind: HomeworkFileKind;
  readonly name: string;
  readonly size: number;
}

/** The text that this device keeps, from the first letter on. */
export interface HomeworkWritten {
  /** The server's revision that it is based on. */
  readonly base: number;
  readonly text: string;
  readonly files: readonly SheetFile[];
}

/** Owner and id of a homework. */
export interface DraftOf {
  readonly eid: number;
  readonly userId: string;
  readonly homeworkId: number;
}

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

/** Homework with changes that the server does not have. */
const keptHomework = new DraftKind<HomeworkWritten>('homework', shape, ({ base }) => base);

export const homeworkDraft = (storage: DeviceStorage, { homeworkId, ...whose }: DraftOf) =>
  keptHomework.of({ storage, ...whose }, homeworkId);
