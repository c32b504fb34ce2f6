import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  managedSheets,
  type managedResults,
  type ManagedItemResult,
  type QuestionnaireItem,
} from '@banyan/contracts/exam';
import { and, count, eq, sql } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { QuestionnairePorts } from '../questionnaire.ports.ts';
import { itemOf } from '../questionnaireRow.ts';
import { questionnaires, questionnaireSheets, type QuestionnaireRow } from '../questionnaire.schema.ts';
import { sheetsPage } from '../sheets.service.ts';
import { resultOf } from '../sums.ts';
import { shownTallies, takersOf, type Tallied } from '../tally.ts';
import { isFiltered, sheetsWhere, talliesOf } from './answers.ts';
import { peopleFor } from './draft.service.ts';
import { stateColumn } from './state.ts';
import { questionnaireWithin } from './within.ts';

/** Most answers in words that a page shows. */
const mostTexts = 200;

/** Answers of a questionnaire, as sums and words. */
export async function results(
  ctx: ManageContext,
  { id, ...filters }: CallInput<typeof managedResults>,
): Promise<CallOutput<typeof managedResults>> {
  const { grants, now, scope, viewer } = ctx;
  const row = await questionnaireWithin(ctx, id, 'assessment.see');
  const { department = 0 } = filters;
  if (department !== 0 && !toldApart(ctx, department)) throw new Refusal(ErrorCode.notFound);
  const answered = await takersOf(scope, id);
  const where = await sheetsWhere(ctx, row, filters);
  const shown = await shownTallies(scope, row, answered, now());
  const filtered = isFiltered(filters) ? await talliesOf(scope, where) : null;
  const tallies = filtered?.tallies ?? shown.tallies;
  const [stated] = await scope.tx
    .select({ state: stateColumn(now()) })
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.id, id)));
  const mayMark = grants.reach('assessment.mark') !== null;
  return {
    id,
    title: localised(row.title, viewer.language),
    state: stated?.state ?? 'ended',
    opensAt: row.opensAt.getTime(),
    closesAt: row.closesAt.getTime(),
    ...{ anonymous: row.anonymous, answered, tooFew: shown.tooFew },
    people: await peopleFor(scope, row.audienceId),
    counted: filtered?.people ?? shown.counted,
    items: shown.tooFew
      ? []
      : row.items.map((item) => managedResult(itemOf(item, viewer.language), tallies.get(item.id) ?? [])),
    days: row.anonymous ? [] : await daysOf(ctx, row),
    departments: row.anonymous ? [] : await departmentsOf(ctx, row),
    readable: !row.anonymous && mayMark,
    mayRemind: grants.reach('assessment.publish') !== null,
  };
}

/** Types whose answers are words of people. */
const worded: ReadonlySet<QuestionnaireItem['type']> = new Set([
  'description',
  'fill',
  'fills',
  'date',
  'time',
  'email',
]);

function managedResult(item: QuestionnaireItem, all: readonly Tallied[]): ManagedItemResult {
  return {
    ...resultOf(item, all),
    orders: item.type === 'sorting' ? ordersOf(item, all) : [],
    texts: worded.has(item.type) ? textsOf(item, all).slice(0, mostTexts) : [],
  };
}

const ordersOf = ({ options }: QuestionnaireItem, all: readonly Tallied[]) =>
  options.map((text, option) => ({
    text,
    counts: options.map((_, place) =>
      all.reduce((sum, { times, value: { numbers = [] } }) => sum + (numbers[place] === option ? times : 0), 0),
    ),
  }));

/** Answers in words, in the order of the alphabet: it tells nothing of when they were given. */
export const textsOf = ({ gaps: labels }: Pick<QuestionnaireItem, 'gaps'>, all: readonly Tallied[]) =>
  all
    .map(({ times, value: { gaps = [], text = '' } }) => ({
      text: gaps.length === 0 ? text : gaps.map((word, place) => `${labels[place] ?? ''}: ${word}`).join('; '),
      count: times,
    }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => (a.text < b.text ? -1 : 1));

async function daysOf({ scope, viewer }: ManageContext, { id }: QuestionnaireRow) {
  const day = sql<string>`to_char(${questionnaireSheets.handedInAt} at time zone ${viewer.timeZone}, 'YYYY-MM-DD')`;
  return (
    scope.tx
      .select({ day, count: count() })
      .from(questionnaireSheets)
      .where(scope.only(questionnaireSheets, eq(questionnaireSheets.questionnaireId, id)))
      // By its place: the zone is another parameter in each expression.
      .groupBy(sql`1`)
      .orderBy(sql`1`)
  );
}

/** Whether the answers of a department may be looked at by themselves: a small one would tell whose they are. */
const toldApart = ({ grants }: Pick<ManageContext, 'grants'>, department: number): boolean =>
  grants.reach('assessment.see') !== 'departments' || grants.departments('assessment.see').has(department);

async function departmentsOf({ grants, scope, viewer }: ManageContext, { id }: QuestionnaireRow) {
  const rows = await scope.tx
    .select({ id: departments.id, name: departments.name, count: count() })
    .from(questionnaireSheets)
    .innerJoin(users, and(eq(users.eid, questionnaireSheets.eid), eq(users.id, questionnaireSheets.userId)))
    .innerJoin(departments, and(eq(departments.eid, users.eid), eq(departments.id, users.departmentId)))
    .where(scope.only(questionnaireSheets, eq(questionnaireSheets.questionnaireId, id)))
    .groupBy(departments.id, departments.name);
  return rows
    .filter((one) => toldApart({ grants }, one.id))
    .map(({ name, ...one }) => ({ ...one, name: localised(name, viewer.language) }))
    .toSorted((a, b) => b.count - a.count || a.id - b.id);
}

/** A questionnaire whose answers have names. Throws Refusal `notFound` for others. */
export async function namedWithin(ctx: ManageContext, id: number): Promise<QuestionnaireRow> {
  const row = await questionnaireWithin(ctx, id, 'assessment.mark');
  if (row.anonymous) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Condition on the people whose answers a right over departments reaches. */
export const peopleOf = ({ grants, scope }: Pick<ManageContext, 'grants' | 'scope'>) =>
  grants.reach('assessment.mark') === 'departments' ? grants.people(scope, 'assessment.mark') : undefined;

/** Answers person by person, of a questionnaire that is not anonymous. */
export const sheets =
  (ports: Pick<QuestionnairePorts, 'addresses'>) =>
  async (ctx: ManageContext, input: CallInput<typeof managedSheets>): Promise<CallOutput<typeof managedSheets>> => {
    const row = await namedWithin(ctx, input.id);
    return sheetsPage(
      ctx,
      managedSheets,
      { input, row, where: and(await sheetsWhere(ctx, row, input), peopleOf(ctx)) },
      ports,
    );
  };
