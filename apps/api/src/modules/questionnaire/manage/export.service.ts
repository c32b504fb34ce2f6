import { v } from '@banyan/contracts';
import {
  exportAnswers,
  exportQuestionnaires,
  noScore,
  noValue,
  sexes,
  type ItemValue,
  type ManagedQuestionnaire,
  type ManagedQuestionnaireState,
  type QuestionnaireItem,
} from '@banyan/contracts/exam';
import { and, asc, eq } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { listExport, type ExportAround, type ExportKind } from '../../../platform/listExport.ts';
import { questionnaires, questionnaireSheets, type QuestionnaireRow } from '../questionnaire.schema.ts';
import { itemOf } from '../questionnaireRow.ts';
import { said } from '../sheets.service.ts';
import { shownTallies, takersOf } from '../tally.ts';
import { managed, questionnairesWhere, statedColumns } from './list.service.ts';
import { peopleOf } from './results.service.ts';
import { questionnaireWithin } from './within.ts';

type Words = readonly [zh: string, en: string];

const states: Readonly<Record<ManagedQuestionnaireState, Words>> = {
  draft: ['草稿', 'Draft'],
  planned: ['未开始', 'Planned'],
  open: ['进行中', 'Open'],
  ended: ['已结束', 'Ended'],
  template: ['模板', 'Template'],
  archived: ['已归档', 'Archived'],
};
const kinds: Readonly<Record<ManagedQuestionnaire['kind'], Words>> = {
  questionnaire: ['问卷', 'Survey'],
  vote: ['投票', 'Vote'],
};

/** The list of questionnaires as a file. */
export const questionnairesExport = listExport({
  name: 'questionnaires',
  call: exportQuestionnaires,
  async read(around, asked) {
    const { now, scope } = around;
    const where = questionnairesWhere({ ...around, now: () => now }, asked, 'assessment.export');
    const rows = await scope.tx
      .select(statedColumns(now))
      .from(questionnaires)
      .where(scope.only(questionnaires, where))
      .orderBy(asc(questionnaires.id));
    return managed(around, rows);
  },
  columns: ({ at, moment }) => [
    { head: ['问卷', 'Survey'], cell: ({ title }) => title },
    { head: ['类型', 'Kind'], cell: ({ kind }) => kinds[kind][at] },
    { head: ['状态', 'State'], cell: ({ state }) => states[state][at] },
    { head: ['开放', 'Opens'], cell: ({ opensAt }) => moment(opensAt) },
    { head: ['截止', 'Closes'], cell: ({ closesAt }) => moment(closesAt) },
    { head: ['匿名', 'Anonymous'], cell: ({ anonymous }) => (anonymous ? ['是', 'yes'] : ['否', 'no'])[at] ?? '' },
    { head: ['题数', 'Questions'], cell: ({ questions }) => String(questions) },
    { head: ['应填人数', 'Audience'], cell: ({ audience }) => (audience === null ? '' : String(audience)) },
    { head: ['已填人数', 'Answered'], cell: ({ answered }) => String(answered) },
    { head: ['最后修改', 'Changed'], cell: ({ changedAt }) => moment(changedAt) },
  ],
});

const sexWords: Readonly<Record<(typeof sexes)[number], Words>> = {
  male: ['男', 'Male'],
  female: ['女', 'Female'],
  unsaid: ['不便透露', 'Rather not say'],
};

/** An answer in one cell. */
function cellOf(item: QuestionnaireItem, value: ItemValue, at: 0 | 1): string {
  if (item.type === 'sex') return value.numbers.map((sex) => sexWords[sexes[sex] ?? 'unsaid'][at]).join('; ');
  const { numbers, texts } = said(item, value);
  const files = value.files.length === 0 ? [] : [`× ${value.files.length}`];
  return [...texts, ...numbers.filter((number) => number !== noScore).map(String), ...files].join('; ');
}

/** The answers to a questionnaire as a file. */
export const answersExport: ExportKind = {
  name: 'answers',
  call: exportAnswers,
  may: 'assessment.export',
  async rows(around, { filters, language }) {
    const { id } = v.parse(v.object({ id: v.int() }), filters);
    const row = await questionnaireWithin(around, id, 'assessment.export');
    const at = language === 'en' ? 1 : 0;
    const items = row.items.map((item) => itemOf(item, language));
    if (row.anonymous || around.grants.reach('assessment.mark') === null) return sums(around, row, items, at);
    return people(around, row, items, at);
  },
};

/**
 * Question by question, each answer with its number: no line has two answers of one person, none a time, and the order is
 * that of the alphabet.
 */
async function sums(
  { now, scope }: ExportAround,
  row: QuestionnaireRow,
  items: readonly QuestionnaireItem[],
  at: 0 | 1,
): Promise<string[][]> {
  const { tallies } = await shownTallies(scope, row, await takersOf(scope, row.id), now);
  const lines = items.flatMap((item, index) => {
    const counts = new Map<string, number>();
    for (const { times, value } of tallies.get(item.id) ?? []) {
      const cell = cellOf(item, { ...noValue, ...value }, at);
      counts.set(cell, (counts.get(cell) ?? 0) + times);
    }
    return [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([cell, times]) => [String(index + 1), item.title, cell, String(times)]);
  });
  return [at === 1 ? ['No.', 'Question', 'Answer', 'Times'] : ['题号', '题目', '回答', '次数'], ...lines];
}

/** A line for each sheet, with who and when. */
async function people(
  { grants, scope, viewer }: ExportAround,
  row: QuestionnaireRow,
  items: readonly QuestionnaireItem[],
  at: 0 | 1,
): Promise<string[][]> {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: viewer.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const rows = await scope.tx
    .select({ sheet: questionnaireSheets, name: users.name, account: users.account, department: users.department })
    .from(questionnaireSheets)
    .innerJoin(users, and(eq(users.eid, questionnaireSheets.eid), eq(users.id, questionnaireSheets.userId)))
    .where(
      scope.only(questionnaireSheets, eq(questionnaireSheets.questionnaireId, row.id), peopleOf({ grants, scope })),
    )
    .orderBy(asc(questionnaireSheets.id));
  const head = at === 1 ? ['Account', 'Name', 'Department', 'Answered'] : ['账号', '姓名', '部门', '填写时间'];
  return [
    [...head, ...items.map(({ title }) => title)],
    ...rows.map(({ account, department, name, sheet }) => [
      ...[account, localised(name, viewer.language), localised(department, viewer.language)],
      clock.format(sheet.handedInAt),
      ...items.map((item) => cellOf(item, sheet.answers[item.id] ?? noValue, at)),
    ]),
  ];
}
