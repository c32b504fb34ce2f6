import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { examAttempts } from './attempt.schema.ts';
import { paperQuestions } from './attemptRow.ts';
import { examsFor } from './audience.ts';
import { ownStanding } from './examRow.ts';
import { exams, examStandings } from './exam.schema.ts';
import { keptBack } from './keptBack.ts';
import type { Practising } from './practising.ts';
import { questions } from './question.schema.ts';
import { nextWindow } from './standing.ts';

/**
 * Questions whose key and mark are secret to the viewer now, in every call: those of a paper of theirs that is open,
 * waits for a marker or is kept back by the rules of its exam, and those of an exam's list which they may still have to
 * sit. Every call that shows a key, an explanation, a mark or a place in the book of wrong questions asks this.
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
  const kept = attempts.filter(({ attempt, exam }) => keptBack(exam, attempt, now) !== null);
  const secret = new Set(kept.flatMap(({ attempt }) => paperQuestions(attempt).map(({ id }) => id)));
  for (const id of await namedByExamsAhead(ctx)) secret.add(id);
  for (const id of await paperOf(ctx)) secret.add(id);
  return new Set(await withVersions(ctx, [...secret]));
}

/** Questions of the papers that a person sits at this moment, in all their versions. */
export const questionsBeingSat = async (ctx: Pick<Practising, 'scope' | 'viewer'>): Promise<number[]> =>
  withVersions(ctx, await paperOf(ctx));

async function paperOf({ scope, viewer }: Pick<Practising, 'scope' | 'viewer'>): Promise<number[]> {
  const open = await scope.tx
    .select({ paper: examAttempts.paper })
    .from(examAttempts)
    .where(scope.only(examAttempts, eq(examAttempts.userId, viewer.userId), eq(examAttempts.state, 'open')));
  return open.flatMap((attempt) => paperQuestions(attempt).map(({ id }) => id));
}

/** Questions with their other versions, whose keys are alike as a rule. */
async function withVersions({ scope }: Pick<Practising, 'scope'>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const named = await scope.tx
    .select({ id: questions.id, originId: questions.originId })
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, [...ids])));
  const origins = [...new Set(named.map(({ id, originId }) => originId ?? id))];
  const versions = await scope.tx
    .select({ id: questions.id })
    .from(questions)
    .where(scope.only(questions, or(inArray(questions.id, origins), inArray(questions.originId, origins))));
  return versions.map(({ id }) => id);
}

/** Questions named by exams that the viewer may still sit for the first time, or has not passed and may sit again. */
async function namedByExamsAhead(ctx: Practising): Promise<number[]> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const ends = sql`greatest(${exams.closesAt}, coalesce(${exams.makeupClosesAt}, ${exams.closesAt}))`;
  const rows = await scope.tx
    .select({ exam: exams, standing: examStandings })
    .from(exams)
    .leftJoin(examStandings, ownStanding(viewer))
    .where(
      scope.only(
        exams,
        gt(ends, new Date(now)),
        ne(exams.kind, 'practice'),
        sql`(${examsFor(ctx)} or ${examStandings.userId} is not null)`,
        sql`not coalesce(${examStandings.passed}, false)`,
      ),
    );
  return rows
    .filter(({ exam, standing }) =>
      // A person who came too late could disclose it to those who still sit it.
      (standing?.attempts ?? 0) === 0
        ? now < exam.closesAt.getTime()
        : now <= (nextWindow(exam, standing)?.to ?? -Infinity),
    )
    .flatMap(({ exam }) => exam.parts.flatMap((part) => part.questions ?? []));
}
