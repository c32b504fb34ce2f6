import { and, eq, getTableColumns, notInArray, type SQL } from 'drizzle-orm';
import { addDays, dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Practising } from './practising.ts';
import { masteredQuestions } from './practice.schema.ts';
import { questions, wrongQuestions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { hasMastered } from './spacing.ts';

type WrongRow = typeof wrongQuestions.$inferSelect;
/** An entry of the book of wrong questions, present or removed. */
export type BookEntry = Pick<WrongRow, 'questionId' | 'times' | 'lastWrongAt' | 'dueAt' | 'card' | 'examId'>;

/** A question is repeated on a day, not at a minute: it is due from the first minute of its day on. */
export const isDue = (dueAt: Date, { now, viewer }: Pick<Practising, 'now' | 'viewer'>) =>
  dayOf(dueAt.getTime(), viewer.timeZone) <= dayOf(now(), viewer.timeZone);

/** The day of today and those after it, in the enterprise's zone. */
export function daysAhead({ now, viewer }: Pick<Practising, 'now' | 'viewer'>, count: number): string[] {
  const today = dayOf(now(), viewer.timeZone);
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}

/** Condition of the wrong questions that the viewer may be shown now. */
export async function shownInBook(ctx: Practising): Promise<SQL | undefined> {
  const secret = [...(await secretQuestions(ctx))];
  return and(
    eq(wrongQuestions.userId, ctx.viewer.userId),
    secret.length === 0 ? undefined : notInArray(wrongQuestions.questionId, secret),
  );
}

/** The whole book, by the next repetition: a learner has hundreds of wrong questions at most. */
export async function readBook(ctx: Practising) {
  const { scope } = ctx;
  return scope.tx
    .select({
      ...getTableColumns(wrongQuestions),
      tags: questions.tags,
      lesson: questions.lesson,
      options: questions.options,
    })
    .from(wrongQuestions)
    .innerJoin(questions, and(eq(questions.eid, wrongQuestions.eid), eq(questions.id, wrongQuestions.questionId)))
    .where(scope.only(wrongQuestions, await shownInBook(ctx)))
    .orderBy(wrongQuestions.dueAt, wrongQuestions.questionId);
}

/** Writes a question's entry: in the book, or out of it after its last circle. */
export async function placeInBook(scope: TenantScope, userId: number, entry: BookEntry, now: Date): Promise<boolean> {
  const mastered = hasMastered(entry.card);
  if (mastered) await takeOut(scope, userId, entry, now);
  else await putIn(scope, userId, entry);
  return mastered;
}

/** Takes a question out of the book and keeps its entry. */
export async function takeOut(scope: TenantScope, userId: number, entry: BookEntry, now: Date): Promise<void> {
  const { questionId, ...stand } = entry;
  await scope.tx
    .delete(wrongQuestions)
    .where(scope.only(wrongQuestions, ofLearner(wrongQuestions, userId, questionId)));
  await scope.tx
    .insert(masteredQuestions)
    .values(scope.row(masteredQuestions, { ...entry, userId, masteredAt: now }))
    .onConflictDoUpdate({
      target: [masteredQuestions.eid, masteredQuestions.userId, masteredQuestions.questionId],
      set: { ...stand, masteredAt: now },
    });
}

/** Puts a question into the book. */
export async function putIn(scope: TenantScope, userId: number, entry: BookEntry): Promise<void> {
  const { questionId, ...stand } = entry;
  await scope.tx
    .delete(masteredQuestions)
    .where(scope.only(masteredQuestions, ofLearner(masteredQuestions, userId, questionId)));
  await scope.tx
    .insert(wrongQuestions)
    .values(scope.row(wrongQuestions, { ...entry, userId }))
    .onConflictDoUpdate({
      target: [wrongQuestions.eid, wrongQuestions.userId, wrongQuestions.questionId],
      set: stand,
    });
}

/** A question's entry for a learner, in the book or out of it; null: it was never wrong. */
export async function entryOf(
  scope: TenantScope,
  userId: number,
  questionId: number,
): Promise<{ readonly entry: BookEntry; readonly mastered: boolean } | null> {
  for (const [table, mastered] of [
    [wrongQuestions, false],
    [masteredQuestions, true],
  ] as const) {
    const [row] = await scope.tx
      .select({
        questionId: table.questionId,
        times: table.times,
        lastWrongAt: table.lastWrongAt,
        dueAt: table.dueAt,
        card: table.card,
        examId: table.examId,
      })
      .from(table)
      .where(scope.only(table, ofLearner(table, userId, questionId)))
      .for('update');
    if (row !== undefined) return { entry: { ...row, card: row.card }, mastered };
  }
  return null;
}

const ofLearner = (table: typeof wrongQuestions | typeof masteredQuestions, userId: number, questionId: number) =>
  and(eq(table.userId, userId), eq(table.questionId, questionId));
