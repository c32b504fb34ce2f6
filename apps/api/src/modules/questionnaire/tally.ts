import { fewestShown, type ItemValue } from '@banyan/contracts/exam';
import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { questionnaireTakers, questionnaireTallies, type QuestionnaireRow } from './questionnaire.schema.ts';

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

/** Shows the answers of the step before, and keeps those that were counted until now for the next one. */
export const showTallies = (scope: TenantScope, id: number) =>
  scope.tx
    .update(questionnaireTallies)
    .set({ shown: sql`${questionnaireTallies.pending}`, pending: sql`${questionnaireTallies.tally}` })
    .where(scope.only(questionnaireTallies, eq(questionnaireTallies.questionnaireId, id)));

/** Sums of a questionnaire that may be shown. */
export interface ShownTallies {
  /** People whose answers are in it. */
  readonly counted: number;
  /** Too few have answered without a name. */
  readonly tooFew: boolean;
  readonly tallies: ReadonlyMap<string, readonly Tallied[]>;
}

/**
 * The answers to each question. Anonymous ones grow by five people while it is open, one step behind, so that what its end
 * adds are the answers of five people too; below five nothing is shown.
 */
export async function shownTallies(
  scope: TenantScope,
  { anonymous, closesAt, id }: Pick<QuestionnaireRow, 'anonymous' | 'closesAt' | 'id'>,
  people: number,
  now: number,
): Promise<ShownTallies> {
  const isStepped = anonymous && now < closesAt.getTime();
  const counted = isStepped ? people - (people % fewestShown) - fewestShown : people;
  if (anonymous && counted < fewestShown) return { counted: 0, tooFew: true, tallies: new Map() };
  return { counted, tooFew: false, tallies: await readTallies(scope, id, isStepped ? 'shown' : 'tally') };
}

async function readTallies(
  scope: TenantScope,
  id: number,
  name: 'shown' | 'tally',
): Promise<ReadonlyMap<string, readonly Tallied[]>> {
  const rows = await scope.tx
    .select({ itemId: questionnaireTallies.itemId, tally: questionnaireTallies[name] })
    .from(questionnaireTallies)
    .where(scope.only(questionnaireTallies, eq(questionnaireTallies.questionnaireId, id)));
  return new Map(
    rows.map(({ itemId, tally }) => [
      itemId,
      Object.entries(tally).map(([key, times]) => ({ value: JSON.parse(key) as Partial<ItemValue>, times })),
    ]),
  );
}

/** Number of people who have answered. */
export async function takersOf(scope: TenantScope, id: number): Promise<number> {
  const [row] = await scope.tx
    .select({ people: sql<number>`cardinality(${questionnaireTakers.userIds})` })
    .from(questionnaireTakers)
    .where(scope.only(questionnaireTakers, eq(questionnaireTakers.questionnaireId, id)));
  return row?.people ?? 0;
}
