import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { examAttempts } from './attempt.schema.ts';
import { paperQuestions } from './attemptRow.ts';
import { examsFor } from './audience.ts';
import { exams } from './exam.schema.ts';
import type { Practising } from './practising.ts';
import { answersShown } from './result.service.ts';

/**
 * Questions whose answers the rules of an exam keep from the viewer now: those of a paper that is open, waits for a marker
 * or hides its answers, and those that an exam names which may still be begun. They are neither practised nor listed as
 * wrong until then. [EX-10]
 */
export async function secretQuestions(ctx: Practising): Promise<ReadonlySet<number>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const attempts = await scope.tx
    .select({ attempt: examAttempts, exam: exams })
    .from(examAttempts)
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .where(
      scope.only(
        examAttempts,
        eq(examAttempts.userId, viewer.userId),
        or(ne(examAttempts.state, 'marked'), ne(exams.showAnswers, 'marked'), eq(exams.showScore, false)),
      ),
    );
  const hidden = attempts.filter(({ attempt, exam }) => !answersShown(exam, attempt, now).answersShown);
  const secret = new Set(hidden.flatMap(({ attempt }) => paperQuestions(attempt).map(({ id }) => id)));
  for (const id of await namedByOpenExams(ctx)) secret.add(id);
  return secret;
}

/** Questions named by exams that the viewer may still begin for the first time. */
async function namedByOpenExams(ctx: Practising): Promise<number[]> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ parts: exams.parts })
    .from(exams)
    .leftJoin(
      examAttempts,
      and(
        eq(examAttempts.eid, exams.eid),
        eq(examAttempts.examId, exams.id),
        eq(examAttempts.userId, viewer.userId),
        eq(examAttempts.number, 1),
      ),
    )
    .where(
      scope.only(
        exams,
        gt(exams.closesAt, new Date(ctx.now())),
        ne(exams.kind, 'practice'),
        examsFor(ctx),
        // One that was sat has its own rule.
        isNull(examAttempts.id),
      ),
    );
  return rows.flatMap(({ parts }) => parts.flatMap((part) => part.questions ?? []));
}
