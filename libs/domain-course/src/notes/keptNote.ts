import { v } from '@banyan/contracts';
import { type NoteImage, type NotePin } from '@banyan/contracts/course';
import { DraftKind } from '@banyan/core-screen';

/** A note as stored on this device, from its first letter. */
export interface KeptNote {
  /** 0: unknown to the server. */
  readonly id: number;
  /** Identifies it to the server before it has an id. */
  readonly key: string;
  /** Server revision on which it is based. */
  readonly revision: number;
  readonly text: string;
  readonly images: readonly NoteImage[];
  readonly pin: NotePin;
  readonly place: number;
  /** It is to be public. */
  readonly open: boolean;
}

/** Owner and chapter of a note. */
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

/** Notes whose latest text the server does not have. */
export const keptNotes = new DraftKind<KeptNote>('note', shape);
