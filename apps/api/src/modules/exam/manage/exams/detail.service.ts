import type { CallInput, CallOutput } from '@banyan/contracts';
import type { manageExam } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { lastVersionOf } from '../../../../platform/drafts/draftsOf.ts';
import { historyOf } from '../../../../platform/historyOf.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { exams } from '../../exam.schema.ts';
import { examVersions } from './examDraft.schema.ts';
import { managedExams, statedColumns, type StatedExam } from './list.service.ts';
import { examWithin } from './within.ts';

/** An exam with its state now. */
export async function statedExam(
  { now, scope }: Pick<ManageContext, 'now' | 'scope'>,
  id: number,
): Promise<StatedExam> {
  const [row] = await scope.tx
    .select(statedColumns(now()))
    .from(exams)
    .where(scope.only(exams, eq(exams.id, id)));
  if (row === undefined) throw new Error(`exam ${id} is gone`);
  return row;
}

/** An exam of the console with its history. */
export async function readManaged(
  ctx: ManageContext,
  { id }: CallInput<typeof manageExam>,
): Promise<CallOutput<typeof manageExam>> {
  await examWithin(ctx, id, 'assessment.see');
  const row = await statedExam(ctx, id);
  const [listed] = await managedExams(ctx, [row]);
  if (listed === undefined) throw new Error(`exam ${id} is not shown`);
  return {
    ...listed,
    questionCount: row.questionCount,
    passScore: row.passScore,
    makeupCount: row.makeupCount,
    version: await lastVersionOf(ctx.scope, examVersions, id),
    stopReason: row.stopReason,
    history: await historyOf(ctx, 'exam', id),
  };
}
