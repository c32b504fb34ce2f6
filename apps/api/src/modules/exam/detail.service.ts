import type { CallInput, CallOutput } from '@banyan/contracts';
import type { examDetail } from '@banyan/contracts/exam';
import { desc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { examAttempts } from './attempt.schema.ts';
import { goesWithoutCamera } from './cameraRule.ts';
import { cardOf, examOf } from './examRow.ts';
import { entryRefusal } from './standing.ts';

/** Details of an exam for a learner before it. [EX-01, EX-05–EX-07] */
export async function readExam(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof examDetail>,
): Promise<CallOutput<typeof examDetail>> {
  const { scope, viewer } = ctx;
  const row = await examOf(ctx, id);
  const { exam, standing } = row;
  const now = ctx.now();
  const attempts = await scope.tx
    .select()
    .from(examAttempts)
    .where(scope.only(examAttempts, eq(examAttempts.examId, id), eq(examAttempts.userId, viewer.userId)))
    .orderBy(desc(examAttempts.number));
  return {
    exam: cardOf(ctx, row),
    introduction: localised(exam.introduction, viewer.language),
    parts: exam.parts.map(({ kind, count, scoreEach }) => ({ kind, count, scoreEach })),
    rules: {
      lateEntryMin: exam.lateEntryMin,
      switchLimit: exam.switchLimit,
      faceLimit: exam.faceLimit,
      faceEveryMin: exam.faceEveryMin,
      faceWithoutCamera: await goesWithoutCamera(scope, exam),
      devices: exam.devices,
      makeupIntervalMin: exam.makeupIntervalMin,
      showAnswers: exam.showAnswers,
      showScore: exam.showScore,
      ranking: exam.ranking,
      shuffled: exam.shuffled,
    },
    refusal: entryRefusal(exam, standing, { now, userAgent: viewer.userAgent }),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      number: attempt.number,
      startedAt: attempt.startedAt.getTime(),
      handedInAt: attempt.handedInAt?.getTime() ?? null,
      score: exam.showScore ? attempt.score : null,
      passed: exam.showScore ? attempt.passed : null,
    })),
    now,
  };
}
