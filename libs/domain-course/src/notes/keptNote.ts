import { v } from '@banyan/contracts';
import { type NoteImage, type NotePin } from '@banyan/contracts/course';
import { DraftKind } from '@banyan/core-screen';

/** A note as this device keeps it, from its first letter on. */
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

/** Notes of chapters whose last words the server does not have. */
export const keptNotes = new DraftKind<KeptNote>('note', shape);
