import { and, asc, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { scormStates } from './scorm.schema.ts';

export type ScormState = typeof scormStates.$inferSelect;

/** States that the parts of a chapter handed over for the viewer, in order. */
export function statesOf({ scope, viewer }: CallContext<Learner>, chapterId: number): Promise<ScormState[]> {
  return scope.tx
    .select()
    .from(scormStates)
    .where(scope.only(scormStates, and(eq(scormStates.userId, viewer.userId), eq(scormStates.chapterId, chapterId))))
    .orderBy(asc(scormStates.no));
}

/** Numbers of the parts that the viewer has finished: a report cannot claim any others. */
export async function finishedParts(ctx: CallContext<Learner>, chapterId: number): Promise<number[]> {
  const states = await statesOf(ctx, chapterId);
  return states.filter(({ finished }) => finished).map(({ no }) => no);
}
