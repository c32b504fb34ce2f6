import { and, eq, inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { examsFor } from './audience.ts';
import { exams, examStandings } from './exam.schema.ts';
import { allowedAttempts, firstEnd, nextWindow } from './standing.ts';

type Exam = typeof exams.$inferSelect;
type Standing = typeof examStandings.$inferSelect;

/** When it closes for a person, epoch ms; null while a mark is to come, and while the outcome is secret. */
function closesFor(exam: Exam, standing: Standing | null): number | null {
  // Before the first attempt there is no second try: the same end as in lists of exams.
  if (standing === null || standing.attempts === 0) return firstEnd(exam);
  if (standing.passed || standing.openAttemptId !== null) return (exam.makeupClosesAt ?? exam.closesAt).getTime();
  if (standing.pending || !exam.showScore) return null;
  // Without an attempt left it closed with the last one.
  return nextWindow(exam, standing)?.to ?? standing.lastHandedInAt?.getTime() ?? exam.closesAt.getTime();
}

/** Exams visible to a person, as a programme shows them, by id. */
export const examItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const rows = await scope.tx
    .select({ exam: exams, standing: examStandings })
    .from(exams)
    .leftJoin(
      examStandings,
      and(eq(examStandings.eid, exams.eid), eq(examStandings.examId, exams.id), eq(examStandings.userId, userId ?? 0)),
    )
    .where(
      scope.only(
        exams,
        inArray(exams.id, [...ids]),
        sql`(${examsFor({ scope, viewer: { userId } })} or ${examStandings.userId} is not null)`,
      ),
    );
  return new Map(
    rows.map(({ exam, standing }) => [
      exam.id,
      {
        title: localised(exam.title, language),
        begun: (standing?.attempts ?? 0) > 0,
        waits: standing?.pending === true && !standing.passed,
        finishedAt: standing?.passed === true ? (standing.bestAt?.getTime() ?? null) : null,
        opensAt: exam.opensAt.getTime(),
        dueAt: closesFor(exam, standing),
        minutes: exam.durationMin,
        questions: exam.questionCount,
        attempts: allowedAttempts(exam),
        score: exam.showScore ? (standing?.bestScore ?? null) : null,
        place: exam.place === null ? '' : localised(exam.place, language),
      },
    ]),
  );
};
