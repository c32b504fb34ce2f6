import type { UploadKind } from '@banyan/contracts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { FileType } from '../../ports/fileTypes.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer'>;

/** A category of courses. */
export interface MicroCategory {
  readonly id: string;
  /** From the top down, in the viewer's language. */
  readonly path: string;
  readonly level: number;
}

/** A lecturer. */
export interface MicroLecturer {
  readonly id: number;
  /** In the viewer's language. */
  readonly name: string;
  readonly title: string;
  readonly userId: number | null;
}

/** A chapter of a new course. */
export interface NewChapter {
  readonly title: string;
  readonly kind: 'video' | 'audio' | 'document' | 'link';
  readonly durationS: number;
  /** Pages and the like to be shown; 0 for media. */
  readonly parts: number;
  /** Key of its file in the store, with its height in lines; null for a link. */
  readonly file: { readonly key: string; readonly name: string; readonly height: number } | null;
  /** Address of a link. */
  readonly url: string;
}

/** A new course. */
export interface NewCourse {
  readonly title: string;
  readonly intro: string;
  readonly category: string;
  readonly lecturerId: number;
  /** Cents; null: it is not sold for money. */
  readonly price: number | null;
  /** Null: it is not sold for points. */
  readonly points: number | null;
  /** Department that may see it, in the form of rows; null: everybody. */
  readonly audienceId: number | null;
  /** Key of its picture; null: its cover is drawn. */
  readonly coverKey: string | null;
  readonly chapters: readonly NewChapter[];
}

/** Needs of micro-courses from other modules. */
export interface MicroCoursePorts {
  readonly categories: (ctx: Ctx) => Promise<readonly MicroCategory[]>;
  readonly lecturers: (ctx: Ctx) => Promise<readonly MicroLecturer[]>;
  /** Publishes a course at once; returns its id. */
  readonly publish: (scope: TenantScope, course: NewCourse, now: number) => Promise<number>;
  /** Keeps an uploaded file of the author. Refuses one of another person, or a missing one. */
  readonly claimFile: (
    ctx: CallContext<Learner>,
    file: { readonly id: string; readonly kind: UploadKind },
  ) => Promise<{ readonly key: string; readonly name: string; readonly type: FileType; readonly size: number }>;
  readonly releaseFile: (ctx: Pick<CallContext, 'scope' | 'now'>, file: { readonly id: string }) => Promise<void>;
}
