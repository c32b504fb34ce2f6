import type { Localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';

/** Needs of comments from other modules. */
export interface CommentPorts {
  /** The course of the viewer; refuses one that is closed. */
  readonly openCourse: (
    ctx: CallContext,
    courseId: number,
  ) => Promise<{ readonly course: { readonly title: Localised } }>;
  /** Names of courses in all languages, by id; deleted ones are left out. */
  readonly courseNames: (
    ctx: Pick<CallContext, 'scope'>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Localised>>;
}
