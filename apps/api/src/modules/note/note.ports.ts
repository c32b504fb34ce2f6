import type { CallContext, Learner } from '../../http/context.ts';
import type { Localised } from '../../db/localised.ts';

/** Place of a chapter, for notes. */
export interface NotePlace {
  readonly courseId: number;
  /** In the viewer's language. */
  readonly courseTitle: string;
  /** In all languages. */
  readonly courseName: Localised;
  readonly opens: boolean;
  readonly no: number;
  /** In the viewer's language. */
  readonly title: string;
}

/** Needs of notes from other modules. */
export interface NotePorts {
  /** Refuses a course that does not open to the viewer. */
  readonly openCourse: (ctx: CallContext, courseId: number) => Promise<unknown>;
  /** Places of chapters, by id; deleted ones are left out. */
  readonly places: (
    ctx: Pick<CallContext, 'scope' | 'viewer'>,
    chapterIds: readonly number[],
  ) => Promise<ReadonlyMap<number, NotePlace>>;
  /** Chapters of a course in their order. */
  readonly chaptersOf: (
    ctx: Pick<CallContext, 'scope' | 'viewer'>,
    courseId: number,
  ) => Promise<readonly { readonly id: number; readonly no: number; readonly title: string }[]>;
  /** Names of courses, by id. */
  readonly courseNames: (
    ctx: CallContext<Learner>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly title: string }>>;
  /** Keeps an uploaded picture of the learner. Refuses one of another person, or a missing one. */
  readonly claimImage: (ctx: CallContext<Learner>, id: string) => Promise<unknown>;
  /** Releases a kept picture. */
  readonly releaseImage: (ctx: Pick<CallContext, 'scope' | 'now'>, id: string) => Promise<void>;
  /** Addresses of kept pictures, by id; those that are gone are left out. */
  readonly imagesOf: (
    ctx: Pick<CallContext, 'scope' | 'contentUrl'>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly size: number; readonly url: string }>>;
}
