import { ErrorCode, type CallInput } from '@banyan/contracts';
import type { managedResults } from '@banyan/contracts/exam';
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { addDays, dayBegins } from '../../../days/days.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { withBelow } from '../../../platform/grants.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionnaireSheets, type QuestionnaireRow } from '../questionnaire.schema.ts';
import { tallyKey, type Tallied } from '../tally.ts';

/** Filters of named answers. */
export type Filters = Pick<CallInput<typeof managedResults>, 'answer' | 'department' | 'from' | 'item' | 'until'>;

export const isFiltered = ({ department = 0, from, item, until }: Filters) =>
  department !== 0 || from !== '' || until !== '' || item !== '';

const isDay = (day: string) => !Number.isNaN(new Date(`${day}T00:00:00Z`).getTime());

/** Condition on the named answers that filters find. Refuses those of a questionnaire that is anonymous. */
export async function sheetsWhere(
  { scope, viewer }: Pick<ManageContext, 'scope'> & { readonly viewer: Pick<ManageContext['viewer'], 'timeZone'> },
  row: QuestionnaireRow,
  filters: Filters,
): Promise<SQL | undefined> {
  const { answer = 0, department = 0, from, item, until } = filters;
  if (row.anonymous && isFiltered(filters)) throw new Refusal(ErrorCode.badRequest, { reason: 'anonymous' });
  if ([from, until].some((day) => day !== '' && !isDay(day)))
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['from', 'until'] } });
  const begins = (day: string) => new Date(dayBegins(day, viewer.timeZone));
  const within = department === 0 ? undefined : [...(await withBelow(scope, [department]))];
  return and(
    eq(questionnaireSheets.questionnaireId, row.id),
    from === '' ? undefined : gte(questionnaireSheets.handedInAt, begins(from)),
    until === '' ? undefined : lt(questionnaireSheets.handedInAt, begins(addDays(until, 1))),
    within === undefined
      ? undefined
      : inArray(
          questionnaireSheets.userId,
          scope.tx
            .select({ id: users.id })
            .from(users)
            .where(scope.only(users, inArray(users.departmentId, within))),
        ),
    item === ''
      ? undefined
      : sql`${questionnaireSheets.answers} -> ${item}::text -> 'numbers' @> ${JSON.stringify([answer])}::jsonb`,
  );
}

/** Named answers counted anew, question by question. */
export async function talliesOf(
  scope: TenantScope,
  where: SQL | undefined,
): Promise<{ readonly people: number; readonly tallies: ReadonlyMap<string, readonly Tallied[]> }> {
  const sheets = await scope.tx
    .select({ userId: questionnaireSheets.userId, answers: questionnaireSheets.answers })
    .from(questionnaireSheets)
    .where(scope.only(questionnaireSheets, where));
  const counted = new Map<string, Map<string, number>>();
  for (const [item, value] of sheets.flatMap(({ answers }) => Object.entries(answers))) {
    const own = counted.get(item) ?? new Map<string, number>();
    const key = tallyKey(value);
    counted.set(item, own.set(key, (own.get(key) ?? 0) + 1));
  }
  return {
    people: new Set(sheets.map(({ userId }) => userId)).size,
    tallies: new Map(
      [...counted].map(([item, own]) => [
        item,
        [...own].map(([key, times]): Tallied => ({ value: JSON.parse(key) as Tallied['value'], times })),
      ]),
    ),
  };
}
