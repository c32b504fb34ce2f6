import { ErrorCode } from '@banyan/contracts';
import { type ExamCard } from '@banyan/contracts/exam';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { examsFor } from './audience.ts';
import { examAttempts } from './attempt.schema.ts';
import { examCategories, exams, examStandings } from './exam.schema.ts';
import { allowedAttempts, nextWindow, stateOf } from './standing.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;

/** Columns of an exam with the viewer's standing, for `examRows`. */
const columns = {
  exam: getTableColumns(exams),
  standing: getTableColumns(examStandings),
  category: examCategories.name,
  deadlineAt: examAttempts.deadlineAt,
};

/** Joins an exam with the viewer's standing in it. */
export const ownStanding = ({ userId }: Pick<Learner, 'userId'>) =>
  and(eq(examStandings.eid, exams.eid), eq(examStandings.examId, exams.id), eq(examStandings.userId, userId));

/** Exams with the viewer's standings; rows of the enterprise alone, without further rules. */
export function examRows({ scope, viewer }: Pick<Ctx, 'scope' | 'viewer'>) {
  return scope.tx
    .select(columns)
    .from(exams)
    .leftJoin(examStandings, ownStanding(viewer))
    .leftJoin(examCategories, and(eq(examCategories.eid, exams.eid), eq(examCategories.key, exams.category)))
    .leftJoin(examAttempts, and(eq(examAttempts.eid, exams.eid), eq(examAttempts.id, examStandings.openAttemptId)));
}

export type ExamRow = Awaited<ReturnType<typeof examRows>>[number];

/** An exam visible to the viewer, with their standing. */
export async function examOf(ctx: Ctx, id: number): Promise<ExamRow> {
  const { scope } = ctx;
  const [row] = await examRows(ctx).where(scope.only(exams, eq(exams.id, id)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (row.standing === null) {
    const [seen] = await scope.tx
      .select({ visible: sql<boolean>`${examsFor(ctx)}` })
      .from(exams)
      .where(scope.only(exams, eq(exams.id, id)));
    if (seen?.visible !== true) throw new Refusal(ErrorCode.examNotVisible);
  }
  return row;
}

/** An exam as lists show it. */
export function cardOf({ viewer, now }: Ctx, { exam, standing, category, deadlineAt }: ExamRow): ExamCard {
  const state = stateOf(exam, standing, now());
  const next = standing !== null && standing.attempts > 0 ? nextWindow(exam, standing) : null;
  return {
    id: exam.id,
    kind: exam.kind,
    title: localised(exam.title, viewer.language),
    category: category === null ? '' : localised(category, viewer.language),
    state,
    window: { from: exam.opensAt.getTime(), to: exam.closesAt.getTime() },
    durationMin: exam.durationMin,
    questionCount: exam.questionCount,
    fullScore: exam.fullScore,
    passScore: exam.passScore,
    credits: exam.credits,
    attempts: { used: standing?.attempts ?? 0, allowed: allowedAttempts(exam) },
    makeup: next,
    score: exam.showScore ? (standing?.bestScore ?? null) : null,
    resultId: standing?.bestAttemptId ?? standing?.lastAttemptId ?? null,
    deadlineAt: deadlineAt?.getTime() ?? null,
    place: exam.place === null ? '' : localised(exam.place, viewer.language),
  };
}
