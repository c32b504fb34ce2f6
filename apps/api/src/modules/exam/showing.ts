import type { AnswersWait } from '@banyan/contracts/exam';
import type { CallContext, Learner } from '../../http/context.ts';
import { paperQuestions, type AttemptRow } from './attemptRow.ts';
import { keptBack } from './keptBack.ts';
import type { exams } from './exam.schema.ts';
import { secretQuestions } from './secretQuestions.ts';

/** The part of an attempt's paper that its learner may see. */
export interface Showing {
  /** Questions whose key and mark are secret. */
  readonly secret: ReadonlySet<number>;
  /** The awaited event before all is shown; null: all is. */
  readonly answersWait: AnswersWait | null;
  /** Its date, epoch ms; null if unknown. */
  readonly answersFrom: number | null;
  readonly answersShown: boolean;
}

/** The visible part of a submitted paper: by its exam's rules, without questions secret through another paper. */
export async function showingOf(
  ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
  exam: typeof exams.$inferSelect,
  attempt: AttemptRow,
): Promise<Showing> {
  const secret = await secretQuestions(ctx);
  const kept = keptBack(exam, attempt, ctx.now());
  const sitting = paperQuestions(attempt).some(({ id }) => secret.has(id));
  const answersWait = kept?.wait ?? (sitting ? 'sitting' : null);
  return { secret, answersWait, answersFrom: kept?.from ?? null, answersShown: answersWait === null };
}
