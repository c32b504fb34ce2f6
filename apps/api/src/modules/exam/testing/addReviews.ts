import { inArray } from 'drizzle-orm';
import { attemptAppeals, examAttempts } from '../attempt.schema.ts';
import { questionReports } from '../question.schema.ts';
import type { ExamWorld } from './world.ts';

/** Two exams with submitted papers, two appeals and two reports that wait, and two of each that are answered. */
export async function addReviews(exam: ExamWorld): Promise<void> {
  const { world } = exam;
  const examIds = [await exam.addExam(), await exam.addExam()];
  const attempts: { readonly id: number; readonly userId: number }[] = [];
  for (const [index, examId] of [...examIds, ...examIds].entries()) {
    const userId = await world.addLearner(`sat${index}`);
    attempts.push({ id: await exam.begin(userId, examId), userId });
  }
  const at = new Date(world.now);
  await world.in(1001, async (scope) => {
    const ids = attempts.map(({ id }) => id);
    await scope.tx
      .update(examAttempts)
      .set({ state: 'marked', handedInAt: at, score: 0, passed: false })
      .where(scope.only(examAttempts, inArray(examAttempts.id, ids)));
    for (const [index, { id, userId }] of attempts.entries()) {
      const told = { text: 't', at, state: index < 2 ? ('open' as const) : ('refused' as const) };
      await scope.tx.insert(attemptAppeals).values(scope.row(attemptAppeals, { attemptId: id, ...told }));
      const questionId = exam.questionIds.single ?? 0;
      await scope.tx
        .insert(questionReports)
        .values(scope.row(questionReports, { questionId, attemptId: id, userId, ...told }));
    }
  });
}
