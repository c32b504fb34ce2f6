import type { Localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';

/** What comments ask of others. */
export interface CommentPorts {
  /** The course of the viewer; refuses one that does not open. */
  readonly openCourse: (
    ctx: CallContext,
    courseId: number,
  ) => Promise<{ readonly course: { readonly title: Localised } }>;
  /** What courses are called in all languages, by id; deleted ones are left out. */
  readonly courseNames: (
    ctx: Pick<CallContext, 'scope'>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Localised>>;
}
