import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import { manageExams, type ManagedExam, type ManagedExamState, type Supervision } from '@banyan/contracts/exam';
import { and, count, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { localised, mentions } from '../../../../db/localised.ts';
import { keyset, keysetPage, type Keyset } from '../../../../paging/keyset.ts';
import { audienceSizes } from '../../../../platform/audience/audienceSizes.ts';
import { draftedOf } from '../../../../platform/drafts/draftsOf.ts';
import { namesOf } from '../../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts } from '../../attempt.schema.ts';
import { exams, examStandings } from '../../exam.schema.ts';
import { countIf } from '../../reviewRow.ts';
import { examDrafts } from './examDraft.schema.ts';
import { stateColumn } from './state.ts';
import { examsWithin, type Exam } from './within.ts';

type Filters = Pick<CallInput<typeof manageExams>, 'kind' | 'q' | 'state' | 'supervision'>;
/** An exam with its state at the moment of asking. */
export type StatedExam = Exam & { readonly state: ManagedExamState };

const byChange = [[exams.changedAt, exams.id], ({ changedAt, id }: StatedExam) => [changedAt, id]] as const;
const byOpening = [[exams.opensAt, exams.id], ({ id, opensAt }: StatedExam) => [opensAt, id]] as const;
const orders: Readonly<Record<CallInput<typeof manageExams>['sort'], Keyset<StatedExam>>> = {
  changed: keyset<StatedExam>(...byChange, 'ascending'),
  '-changed': keyset<StatedExam>(...byChange),
  opens: keyset<StatedExam>(...byOpening, 'ascending'),
  '-opens': keyset<StatedExam>(...byOpening),
};

const watched: Readonly<Record<Supervision, SQL>> = {
  switches: isNotNull(exams.switchLimit),
  face: isNotNull(exams.faceLimit),
  devices: sql`cardinality(${exams.devices}) > 0`,
  none: sql`(${exams.switchLimit} is null and ${exams.faceLimit} is null and cardinality(${exams.devices}) = 0)`,
};

/** Condition on the exams that a right reaches and the filters find. */
export function examsWhere(
  ctx: Parameters<typeof examsWithin>[0] & Pick<ManageContext, 'now'>,
  { kind, q, state, supervision }: Filters,
  permission: Permission,
): SQL | undefined {
  return and(
    examsWithin(ctx, permission),
    mentions(exams.title, q),
    state === '' ? isNull(exams.archivedAt) : eq(stateColumn(ctx.now()), state),
    kind === '' ? undefined : eq(exams.kind, kind),
    supervision === '' ? undefined : watched[supervision],
  );
}

/** Columns of exams with their states. */
export const statedColumns = (now: number) => ({ ...getTableColumns(exams), state: stateColumn(now) });

/** Exams of the console that the filters find. */
export async function listExams(
  ctx: ManageContext,
  input: CallInput<typeof manageExams>,
): Promise<CallOutput<typeof manageExams>> {
  const { now, scope } = ctx;
  const where = examsWhere(ctx, input, 'assessment.see');
  const page = await keysetPage(manageExams, input, {
    by: orders[input.sort],
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select(statedColumns(now()))
        .from(exams)
        .where(scope.only(exams, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => managedExams(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(exams, scope.only(exams, where)) };
}

type Shown = Pick<ManageContext, 'scope'> & { readonly viewer: Pick<ManageContext['viewer'], 'language'> };

/** Exams as lists of the console show them. */
export async function managedExams(ctx: Shown, rows: readonly StatedExam[]): Promise<ManagedExam[]> {
  if (rows.length === 0) return [];
  const { scope, viewer } = ctx;
  const ids = rows.map(({ id }) => id);
  const drafted = await draftedOf(scope, examDrafts, ids);
  const figures = await figuresOf(ctx, ids);
  const waiting = await waitingOf(ctx, ids);
  const people = await audienceSizes(
    scope,
    rows.map(({ audienceId }) => audienceId),
  );
  const names = await namesOf(
    ctx,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map((row) => {
    const own = figures.get(row.id);
    return {
      ...{ id: row.id, kind: row.kind, state: row.state, durationMin: row.durationMin, fullScore: row.fullScore },
      title: localised(row.title, viewer.language),
      unpublished: row.draft || drafted.has(row.id),
      opensAt: row.opensAt.getTime(),
      closesAt: row.closesAt.getTime(),
      audience: row.audienceId === null ? null : (people.get(row.audienceId) ?? 0),
      sitting: own?.sitting ?? 0,
      sat: own?.sat ?? 0,
      passed: own === undefined || own.scored === 0 ? null : own.passed / own.scored,
      mean: own?.mean ?? null,
      waiting: waiting.get(row.id) ?? 0,
      supervision: supervisionOf(row),
      changedAt: row.changedAt.getTime(),
      changedBy: row.changedBy === null ? '' : (names.get(row.changedBy) ?? ''),
    };
  });
}

const supervisionOf = ({ devices, faceLimit, switchLimit }: Exam): Supervision[] => [
  ...(switchLimit === null ? [] : ['switches' as const]),
  ...(faceLimit === null ? [] : ['face' as const]),
  ...(devices.length === 0 ? [] : ['devices' as const]),
];

/** How many people sit each exam, have submitted it, have a result, have passed; and their mean. */
async function figuresOf({ scope }: Shown, ids: readonly number[]) {
  const rows = await scope.tx
    .select({
      examId: examStandings.examId,
      sitting: countIf(sql`${examStandings.openAttemptId} is not null`),
      sat: countIf(sql`${examStandings.lastAttemptId} is not null`),
      scored: countIf(sql`${examStandings.bestScore} is not null`),
      passed: countIf(sql`${examStandings.bestScore} is not null and ${examStandings.passed}`),
      mean: sql<number | null>`round(avg(${examStandings.bestScore}))::int`,
    })
    .from(examStandings)
    .where(scope.only(examStandings, inArray(examStandings.examId, [...ids])))
    .groupBy(examStandings.examId);
  return new Map(rows.map(({ examId, ...figures }) => [examId, figures]));
}

/** How many papers of each exam wait for a marker. */
async function waitingOf({ scope }: Shown, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await scope.tx
    .select({ examId: examAttempts.examId, papers: count() })
    .from(examAttempts)
    .where(
      scope.only(examAttempts, and(inArray(examAttempts.examId, [...ids]), eq(examAttempts.state, 'pending_marking'))),
    )
    .groupBy(examAttempts.examId);
  return new Map(rows.map(({ examId, papers }) => [examId, papers]));
}
