import type { ItemValue } from '@banyan/contracts/exam';
import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { questionnaireTallies, type QuestionnaireRow } from './questionnaire.schema.ts';

/** An answer as the key of tallies: the parts that its question uses. */
export const tallyKey = ({ text, numbers, gaps, files }: ItemValue) =>
  JSON.stringify({
    ...(text === '' ? {} : { text }),
    ...(numbers.length === 0 ? {} : { numbers }),
    ...(gaps.length === 0 ? {} : { gaps }),
    ...(files.length === 0 ? {} : { files }),
  });

/** One answer, and how often it was given. */
export interface Tallied {
  readonly value: Partial<ItemValue>;
  readonly times: number;
}

/** Counts answers, question by question in one order, so that two submissions never deadlock. */
export async function addToTallies(
  scope: TenantScope,
  { id, items }: Pick<QuestionnaireRow, 'id' | 'items'>,
  answers: Readonly<Record<string, ItemValue>>,
): Promise<void> {
  const { tally } = questionnaireTallies;
  for (const { id: itemId } of items) {
    const value = answers[itemId];
    if (value === undefined) continue;
    const key = tallyKey(value);
    await scope.tx
      .insert(questionnaireTallies)
      .values(scope.row(questionnaireTallies, { questionnaireId: id, itemId, tally: { [key]: 1 } }))
      .onConflictDoUpdate({
        target: [questionnaireTallies.eid, questionnaireTallies.questionnaireId, questionnaireTallies.itemId],
        set: {
          tally: sql`${tally} || jsonb_build_object(${key}::text, coalesce((${tally} ->> ${key}::text)::int, 0) + 1)`,
        },
      });
  }
}

/** The answers to each question. */
export async function readTallies(scope: TenantScope, id: number): Promise<ReadonlyMap<string, readonly Tallied[]>> {
  const rows = await scope.tx
    .select({ itemId: questionnaireTallies.itemId, tally: questionnaireTallies.tally })
    .from(questionnaireTallies)
    .where(scope.only(questionnaireTallies, eq(questionnaireTallies.questionnaireId, id)));
  return new Map(
    rows.map(({ itemId, tally }) => [
      itemId,
      Object.entries(tally).map(([key, times]) => ({ value: JSON.parse(key) as Partial<ItemValue>, times })),
    ]),
  );
}
