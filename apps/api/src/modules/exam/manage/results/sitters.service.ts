import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import {
  examSitters,
  exportSitters,
  type HandInReason,
  type Sitter,
  type SitterSort,
  type SitterStand,
} from '@banyan/contracts/exam';
import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { keyset, keysetPage, type Keyset } from '../../../../paging/keyset.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import { listExport, type ExportAround } from '../../../../platform/listExport.ts';
import { namesOf } from '../../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAnswers, examAttempts } from '../../attempt.schema.ts';
import { examStandings } from '../../exam.schema.ts';
import { examWithin } from '../exams/within.ts';
import { sitterRows, sittersOf, type SitterRow } from './sitters.ts';

const number = (expression: ReturnType<typeof sql>) => ({ expression, kind: 'number' as const });
const ms = sql`coalesce(extract(epoch from coalesce(${examStandings.lastHandedInAt}, ${examStandings.bestAt})) * 1000, -1)`;
const columns = {
  score: [number(sql`coalesce(${examStandings.bestScore}, -1)`), ({ score }: SitterRow) => score ?? -1],
  handedIn: [
    number(sql`round(${ms})`),
    ({ bestAt, lastHandedInAt }: SitterRow) => (lastHandedInAt ?? bestAt)?.getTime() ?? -1,
  ],
  took: [number(sql`coalesce(${examStandings.bestTookMs}, -1)`), ({ tookMs }: SitterRow) => tookMs ?? -1],
  switches: [number(sql`coalesce(${examAttempts.switches}, -1)`), ({ switches }: SitterRow) => switches ?? -1],
  name: [users.account, ({ account }: SitterRow) => account],
} as const;

/** An order of the list; people with equal values by their ids. */
function orderOf(sort: SitterSort): Keyset<SitterRow> {
  const [column, valueOf] = columns[sort.replace('-', '') as keyof typeof columns];
  return keyset<SitterRow>(
    [column, users.id],
    (row) => [valueOf(row), row.id],
    sort.startsWith('-') ? 'descending' : 'ascending',
  );
}

/** People as lists of the console show them. */
export async function shownSitters(
  ctx: Pick<ExportAround, 'scope' | 'viewer'>,
  rows: readonly SitterRow[],
): Promise<Sitter[]> {
  const { scope, viewer } = ctx;
  const papers = rows.flatMap(({ paper }) => paper ?? []);
  const marked =
    papers.length === 0
      ? []
      : await scope.tx
          .selectDistinct({ paper: examAnswers.attemptId, by: examAnswers.markedBy })
          .from(examAnswers)
          .where(scope.only(examAnswers, and(inArray(examAnswers.attemptId, papers), isNotNull(examAnswers.markedBy))))
          .orderBy(examAnswers.attemptId, examAnswers.markedBy);
  const names = await namesOf(
    ctx,
    marked.map(({ by }) => by),
  );
  return rows.map(({ bestAt, department, lastHandedInAt, name, tookMs, ...row }) => ({
    ...{ id: row.id, account: row.account, stand: row.stand, score: row.score, reason: row.reason },
    ...{ attempts: row.attempts ?? 0, paper: row.paper ?? 0 },
    ...{ switches: row.switches ?? 0, faceFailures: row.faceFailures ?? 0 },
    name: localised(name, viewer.language),
    department: department === null ? '' : localised(department, viewer.language),
    handedInAt: (lastHandedInAt ?? bestAt)?.getTime() ?? null,
    tookS: tookMs === null ? null : Math.round(tookMs / 1000),
    markers: marked.flatMap(({ by, paper }) => (paper === row.paper ? (names.get(by ?? 0) ?? []) : [])),
  }));
}

/** People of an exam whom the filters find. */
export async function listSitters(
  ctx: ManageContext,
  input: CallInput<typeof examSitters>,
): Promise<CallOutput<typeof examSitters>> {
  const { scope } = ctx;
  const exam = await examWithin(ctx, input.id, 'assessment.see');
  const own = sittersOf(ctx, exam, 'assessment.see', input);
  const page = await keysetPage(examSitters, input, {
    by: orderOf(input.sort),
    read: ({ beyond, limit, orderBy }) =>
      sitterRows(ctx, exam)
        .where(scope.only(users, own, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownSitters(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(sitterRows(ctx, exam).where(scope.only(users, own)).as('found')) };
}

type Words = readonly [zh: string, en: string];
const stands: Readonly<Record<SitterStand, Words>> = {
  passed: ['通过', 'Passed'],
  failed: ['未通过', 'Not passed'],
  waiting: ['待阅卷', 'To be marked'],
  sitting: ['正在考', 'Sitting'],
  absent: ['没来考', 'Not come'],
};
const ways: Readonly<Record<HandInReason, Words>> = {
  learner: ['本人交卷', 'By themselves'],
  deadline: ['到时交卷', 'Time was over'],
  switches: ['切屏超次', 'Left too often'],
  face: ['人脸未通过', 'Face checks failed'],
  supervisor: ['监考代交', 'By a supervisor'],
  stopped: ['考试中止', 'Exam was stopped'],
};
const may: Permission = 'assessment.export';
/** Rows whose markers are asked for at once: a statement has room for some 65,000 values. */
const atOnce = 5000;

/** The people of an exam as a file. */
export const sittersExport = listExport({
  name: 'examPeople',
  call: exportSitters,
  async read(around, { id, q, reason, stand }) {
    const { scope } = around;
    const exam = await examWithin(around, id, may);
    const rows = await sitterRows(around, exam)
      .where(scope.only(users, sittersOf(around, exam, may, { q, reason, stand })))
      .orderBy(sql`${examStandings.bestScore} desc nulls last`, desc(users.id));
    const shown: Sitter[] = [];
    for (let from = 0; from < rows.length; from += atOnce)
      shown.push(...(await shownSitters(around, rows.slice(from, from + atOnce))));
    return shown;
  },
  columns: ({ at, moment }) => [
    { head: ['账号', 'Account'], cell: ({ account }) => account },
    { head: ['姓名', 'Name'], cell: ({ name }) => name },
    { head: ['部门', 'Department'], cell: ({ department }) => department },
    { head: ['状态', 'State'], cell: ({ stand }) => stands[stand][at] },
    { head: ['成绩', 'Score'], cell: ({ score }) => (score === null ? '' : String(score / 100)) },
    { head: ['参加次数', 'Attempts'], cell: ({ attempts }) => String(attempts) },
    { head: ['交卷', 'Handed in'], cell: ({ handedInAt }) => moment(handedInAt) },
    { head: ['交卷方式', 'How'], cell: ({ reason }) => (reason === null ? '' : ways[reason][at]) },
    { head: ['用时（秒）', 'Time (s)'], cell: ({ tookS }) => (tookS === null ? '' : String(tookS)) },
    { head: ['切屏', 'Switches'], cell: ({ switches }) => String(switches) },
    { head: ['人脸未通过', 'Face checks failed'], cell: ({ faceFailures }) => String(faceFailures) },
    { head: ['阅卷人', 'Marked by'], cell: ({ markers }) => markers.join(', ') },
  ],
});
