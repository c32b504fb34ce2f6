import type { AnswersWait } from '@banyan/contracts/exam';
import type { CallContext, Learner } from '../../http/context.ts';
import { paperQuestions, type AttemptRow } from './attemptRow.ts';
import { keptBack } from './keptBack.ts';
import type { exams } from './exam.schema.ts';
import { secretQuestions } from './secretQuestions.ts';

/** What the viewer may be shown of the paper of an attempt of theirs. */
export interface Showing {
  /** Questions of which neither key nor mark is told. */
  readonly secret: ReadonlySet<number>;
  /** What is waited for before all is told; null: all is. */
  readonly answersWait: AnswersWait | null;
  /** When it will be, epoch ms; null where no moment is known. */
  readonly answersFrom: number | null;
  readonly answersShown: boolean;
}

/** What may be shown of a paper that was handed in: what its exam lets be seen, but nothing of what is secret through another paper. */
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
