import { eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { exams } from './exam.schema.ts';
import { masteredQuestions } from './practice.schema.ts';
import { questionBanks, questions, wrongQuestions } from './question.schema.ts';
import { typedForm } from '../../text/typedAnswer.ts';
import { textOf } from './reviewRow.ts';

export type QuestionRow = typeof questions.$inferSelect;
/** The content of a question, without the figures and facts of its version. */
export type QuestionContent = Pick<
  QuestionRow,
  | 'eid'
  | 'bankId'
  | 'ref'
  | 'kind'
  | 'difficulty'
  | 'tags'
  | 'stem'
  | 'options'
  | 'gaps'
  | 'pictures'
  | 'materials'
  | 'takesFiles'
  | 'key'
  | 'explanation'
  | 'lesson'
>;

/** Rows that one statement takes: each has some twenty values, and PostgreSQL takes 65,535. */
const atOnce = 500;

/**
 * Adds questions to a bank. One that takes the place of a former one of the same ref is its next version: the former one
 * is retired and leaves the books of wrong questions, and exams that name it get the new one; answers and marks stay.
 * Answers the ids by ref.
 */
export async function addVersions(
  scope: TenantScope,
  added: readonly QuestionContent[],
  former: readonly QuestionRow[],
  { by, now }: { readonly by: number | null; readonly now: number },
): Promise<ReadonlyMap<string, number>> {
  const changedAt = new Date(now);
  const formerOf = new Map(former.map((row) => [row.ref, row]));
  await replace(scope, former, changedAt);
  const ids = new Map<string, number>();
  for (let from = 0; from < added.length; from += atOnce) {
    const rows = added.slice(from, from + atOnce).map((row) => {
      const last = formerOf.get(row.ref);
      const place = last === undefined ? {} : { version: last.version + 1, originId: last.originId ?? last.id };
      return { ...row, ...place, changedAt, changedBy: by, stemForm: stemFormOf(row) };
    });
    const kept = await scope.tx.insert(questions).values(rows).returning({ id: questions.id, ref: questions.ref });
    for (const { id, ref } of kept) ids.set(ref, id);
  }
  await takePlaces(
    scope,
    new Map(
      former.flatMap(({ id, ref }) => {
        const next = ids.get(ref);
        return next === undefined ? [] : [[id, next]];
      }),
    ),
  );
  await touchBanks(
    scope,
    added.map(({ bankId }) => bankId),
    changedAt,
  );
  return ids;
}

/** Summary of what a question asks, by which its doubles are found. */
export const stemFormOf = ({ stem }: Pick<QuestionContent, 'stem'>) =>
  createHash('sha256')
    .update(typedForm(textOf(stem.zh_cn)))
    .digest('base64url')
    .slice(0, 16);

/** Writes down when banks or their questions were changed. */
export async function touchBanks(scope: TenantScope, ids: readonly number[], changedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await scope.tx
    .update(questionBanks)
    .set({ changedAt })
    .where(scope.only(questionBanks, inArray(questionBanks.id, [...new Set(ids)])));
}

/** Retired questions leave their ref to others. */
const retiredRef = sql`${questions.ref} || '@' || ${questions.id}`;

/** Takes questions out of use for good: others are asked in their place, or none. They leave the books of wrong questions. */
export async function replace(
  scope: TenantScope,
  former: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  if (former.length === 0) return;
  const ids = former.map(({ id }) => id);
  await scope.tx
    .update(questions)
    .set({ retiredAt: now, replaced: true, ref: retiredRef })
    .where(scope.only(questions, inArray(questions.id, ids)));
  for (const table of [wrongQuestions, masteredQuestions]) {
    await scope.tx.delete(table).where(scope.only(table, inArray(table.questionId, ids)));
  }
}

/** Exams that name a question get its replacement; drawn papers stay. */
export async function takePlaces(scope: TenantScope, taken: ReadonlyMap<number, number>): Promise<void> {
  if (taken.size === 0) return;
  const rows = await scope.tx.select({ id: exams.id, parts: exams.parts }).from(exams).where(scope.only(exams));
  for (const { id, parts } of rows) {
    if (!parts.some((part) => part.questions?.some((one) => taken.has(one)) === true)) continue;
    const changed = parts.map((part) => ({
      ...part,
      questions: part.questions?.map((one) => taken.get(one) ?? one) ?? null,
    }));
    await scope.tx
      .update(exams)
      .set({ parts: changed })
      .where(scope.only(exams, eq(exams.id, id)));
  }
}
