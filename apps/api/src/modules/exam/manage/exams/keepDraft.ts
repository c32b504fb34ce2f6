import type { ExamDraft } from '@banyan/contracts/exam';
import { and, eq, isNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { audienceOf } from '../../../../platform/audience/audienceOf.ts';
import { enterpriseOf } from '../../../../platform/importing.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts, type AttemptTerms } from '../../attempt.schema.ts';
import { keepExam, keepMarkers } from '../../keepExam.ts';
import { rowOfDraft } from './document.ts';
import type { Exam } from './within.ts';

/** Writes a draft into its exam: learners see it from now on, and papers that were begun keep their questions and scores. */
export async function keepDraft(
  ctx: ManageContext,
  exam: Exam,
  draft: ExamDraft,
): Promise<{ readonly thing: Exam; readonly draft: ExamDraft }> {
  const { now, scope, viewer } = ctx;
  const at = new Date(now());
  const { localise } = await enterpriseOf(scope);
  const written = rowOfDraft(localise, draft);
  await keepTerms(ctx, exam, written);
  const audienceId = await audienceOf(scope, draft.audience);
  await keepExam(
    scope,
    {
      ...written,
      ...{ audienceId, draft: false, changedAt: at, changedBy: viewer.userId },
      // With another end it goes on, or comes again.
      ...(draft.closesAt > now() ? { stoppedAt: null, stopReason: '' } : {}),
    },
    exam.id,
  );
  await keepMarkers(scope, exam.id, draft.markers);
  return { draft, thing: { ...exam, ...written, audienceId, draft: false, changedAt: at } };
}

const kept = ['parts', 'questionCount', 'fullScore', 'passScore', 'switchLimit', 'faceLimit', 'faceEveryMin'] as const;

/** Writes the rules that papers were begun by to them, where other ones are published. */
async function keepTerms({ scope }: ManageContext, exam: Exam, written: AttemptTerms): Promise<void> {
  if (kept.every((name) => isDeepStrictEqual(exam[name], written[name]))) return;
  const { faceEveryMin, faceLimit, fullScore, parts, passScore, questionCount, switchLimit } = exam;
  const terms: AttemptTerms = { faceEveryMin, faceLimit, fullScore, parts, passScore, questionCount, switchLimit };
  await scope.tx
    .update(examAttempts)
    .set({ terms })
    .where(scope.only(examAttempts, and(eq(examAttempts.examId, exam.id), isNull(examAttempts.terms))));
}
