import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  importRows,
  listImports,
  takeBackHours,
  type beginImport,
  type ImportDetail,
  type ImportedRow,
  type ListedImport,
  type mapImport,
  type mendImport,
  type runImport,
} from '@banyan/contracts/organisation';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { namesOf } from '../../platform/peopleNames.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { aroundOf, checkImport, rememberMapping, rowsOfFile } from './check.ts';
import { tableWork } from '../../effects/tableWork.ts';
import { kindOf } from './tables.jobs.ts';
import type { TablesPorts } from './tables.ports.ts';
import { tableImportRows, tableImports, type ImportRow } from './tables.schema.ts';

const hourMs = 3_600_000;
/** Outcomes that write something. */
const writing = ['new', 'changed', 'moved', 'leaving'] as const;

/** An import of the caller, or any for who may edit everywhere. Throws Refusal `notFound` for others. */
export async function importFor(
  { grants, scope, viewer }: ManageContext,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ImportRow> {
  const query = scope.tx
    .select()
    .from(tableImports)
    .where(scope.only(tableImports, eq(tableImports.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  const isOwn = row?.actorId === viewer.userId;
  if (row === undefined || (!isOwn && grants.reach('people.edit') !== 'all')) throw new Refusal(ErrorCode.notFound);
  return row;
}

const inState = (row: ImportRow, state: ImportRow['state']): ImportRow => {
  if (row.state !== state) throw new Refusal(ErrorCode.conflict, { reason: row.state, data: { state: row.state } });
  return row;
};

/** Begins to read an uploaded table. */
export async function begin(
  ctx: ManageContext,
  { kind, upload }: CallInput<typeof beginImport>,
  ports: TablesPorts,
): Promise<ImportDetail> {
  const { now, scope, viewer } = ctx;
  const file = await ports.claimFile(ctx, upload);
  const [row] = await scope.tx
    .insert(tableImports)
    .values(
      scope.row(tableImports, {
        ...{ kind, actorId: viewer.userId, ip: viewer.ip, file: file.name, key: file.key, uploadId: file.id },
        createdAt: new Date(now()),
      }),
    )
    .returning();
  if (row === undefined) throw new Error('an import was not kept');
  await ctx.emit(scope, tableWork, { work: 'read', id: row.id });
  return detailOf(ctx, row, ports);
}

/** An import with all that its screen shows. */
export const detail = async (ctx: ManageContext, id: number, ports: TablesPorts): Promise<ImportDetail> =>
  detailOf(ctx, await importFor(ctx, id), ports);

async function writtenOf({ scope }: ManageContext, ids: readonly number[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await scope.tx
    .select({ id: tableImportRows.importId, state: tableImportRows.state, rows: sql<number>`count(*)::int` })
    .from(tableImportRows)
    .where(scope.only(tableImportRows, sql`${tableImportRows.importId} = any(${sql.param(ids)}::bigint[])`))
    .groupBy(tableImportRows.importId, tableImportRows.state);
  return new Map(rows.map((one) => [`${one.id} ${one.state}`, one.rows]));
}

function listed(
  row: ImportRow,
  at: {
    readonly names: ReadonlyMap<number, string>;
    readonly numbers: ReadonlyMap<string, number>;
    readonly now: number;
  },
): ListedImport {
  const written = at.numbers.get(`${row.id} written`) ?? 0;
  const until = (row.startedAt?.getTime() ?? 0) + takeBackHours * hourMs;
  return {
    ...{ id: row.id, kind: row.kind, file: row.file, state: row.state, rows: row.rows, written },
    by: at.names.get(row.actorId) ?? '',
    at: row.createdAt.getTime(),
    takeBackUntil: row.state === 'done' && written > 0 && until > at.now ? until : null,
  };
}

async function detailOf(ctx: ManageContext, row: ImportRow, ports: TablesPorts): Promise<ImportDetail> {
  const kind = kindOf(ports, row.kind);
  const numbers = await writtenOf(ctx, [row.id]);
  const isWriting = row.state === 'running' || row.state === 'takingBack';
  return {
    ...listed(row, { names: await namesOf(ctx, [row.actorId]), numbers, now: ctx.now() }),
    columns: [
      ...kind.columns.map((column) => ({ ...column, label: '' })),
      ...((await kind.own?.(ctx.scope, ctx.viewer.language))?.columns ?? []).map((column) => ({
        ...column,
        needed: false,
      })),
    ],
    ...{ head: [...row.head], mapping: [...row.mapping], remembered: row.remembered },
    ...{ leave: row.leave, make: [...row.make], options: row.options.map((option) => ({ ...option })) },
    ...{ causes: [...row.causes], notches: [...row.notches] },
    counts: { new: 0, changed: 0, moved: 0, leaving: 0, same: 0, fault: 0, ...row.counts },
    share: isWriting ? Math.min(1, row.done / Math.max(1, row.toDo)) : row.state === 'reading' ? 0 : 1,
    ...{ kept: numbers.get(`${row.id} kept`) ?? 0, stayed: numbers.get(`${row.id} stayed`) ?? 0 },
    withoutPassword: row.state === 'done' ? (await newOnes(ctx, row, kind)).length : 0,
    trouble: row.trouble,
  };
}

/** New things of an import that no password of the file opens, and that nobody has used. */
export async function newOnes(
  ctx: Pick<ManageContext, 'scope' | 'grants'>,
  row: ImportRow,
  kind: ReturnType<typeof kindOf>,
): Promise<readonly number[]> {
  const { scope } = ctx;
  const rows = await scope.tx
    .select({ subjectId: tableImportRows.subjectId, content: tableImportRows.content })
    .from(tableImportRows)
    .where(
      scope.only(
        tableImportRows,
        and(
          eq(tableImportRows.importId, row.id),
          eq(tableImportRows.outcome, 'new'),
          eq(tableImportRows.state, 'written'),
        ),
      ),
    );
  const place = row.mapping.indexOf('password');
  const own = ({ cells, mended }: (typeof rows)[number]['content']) => (mended[place] ?? cells[place] ?? '') !== '';
  return kind.withoutPassword(
    ctx,
    rows.flatMap(({ content, subjectId }) => (subjectId === null || own(content) ? [] : [subjectId])),
  );
}

const latest = keyset<ImportRow>([tableImports.id], ({ id }) => [id]);

/** Imports that the caller may see, latest first. */
export async function list(
  ctx: ManageContext,
  input: CallInput<typeof listImports>,
): Promise<CallOutput<typeof listImports>> {
  const { grants, scope, viewer } = ctx;
  const own = grants.reach('people.edit') === 'all' ? undefined : eq(tableImports.actorId, viewer.userId);
  return keysetPage(listImports, input, {
    by: latest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(tableImports)
        .where(scope.only(tableImports, and(eq(tableImports.kind, input.kind), own), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const names = await namesOf(
        ctx,
        rows.map(({ actorId }) => actorId),
      );
      const numbers = await writtenOf(
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => listed(row, { names, numbers, now: ctx.now() }));
    },
  });
}

type StoredRow = typeof tableImportRows.$inferSelect;
const byLine = keyset<StoredRow>([tableImportRows.line], ({ line }) => [line], 'ascending');

function shownRow({ content, line, outcome, result, state }: StoredRow): ImportedRow {
  return {
    ...{ line, outcome, state },
    cells: content.cells.map((cell, place) => content.mended[place] ?? cell),
    mended: Object.keys(content.mended).map(Number),
    faults: result.faults.map(({ about, column, fault }) => ({ about, column, fault })),
    changes: result.changes.map((change) => ({ ...change })),
  };
}

/** Rows of an import in the order of the file. */
export async function rowsOf(
  ctx: ManageContext,
  input: CallInput<typeof importRows>,
): Promise<CallOutput<typeof importRows>> {
  const { scope } = ctx;
  const { id } = await importFor(ctx, input.id);
  const where = and(
    eq(tableImportRows.importId, id),
    input.outcome === '' ? undefined : eq(tableImportRows.outcome, input.outcome),
  );
  const found = await keysetPage(importRows, input, {
    by: byLine,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(tableImportRows)
        .where(scope.only(tableImportRows, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map(shownRow),
  });
  return { ...found, total: await scope.tx.$count(tableImportRows, scope.only(tableImportRows, where)) };
}

/** Says what the columns are; checked again. */
export async function map(
  ctx: ManageContext,
  { id, leave, make, mapping, options = [] }: CallInput<typeof mapImport>,
  ports: TablesPorts,
): Promise<ImportDetail> {
  const { now, scope } = ctx;
  const row = inState(await importFor(ctx, id, { lock: true }), 'checked');
  const kind = kindOf(ports, row.kind);
  const named = mapping.filter((column) => column !== null);
  const own = (await kind.own?.(scope, ctx.viewer.language))?.columns ?? [];
  const known = new Set([...kind.columns, ...own].map(({ name }) => name));
  const isOdd = named.some((column) => !known.has(column));
  if (mapping.length !== row.head.length || isOdd || new Set(named).size !== named.length)
    throw new Refusal(ErrorCode.badRequest, { reason: 'mapping' });
  const changed = { ...row, mapping, leave: leave === 'Y', make, options };
  await scope.tx
    .update(tableImports)
    .set({ mapping, leave: leave === 'Y', make, options })
    .where(scope.only(tableImports, eq(tableImports.id, id)));
  await checkImport(await aroundOf({ emit: ctx.emit, now: now(), scope }, changed), changed, kind);
  return detail(ctx, id, ports);
}

/** Corrects one cell, or all of its column that say the same; checked again. */
export async function mend(
  ctx: ManageContext,
  { all, id, line, place, value }: CallInput<typeof mendImport>,
  ports: TablesPorts,
): Promise<ImportDetail> {
  const { now, scope } = ctx;
  const row = inState(await importFor(ctx, id, { lock: true }), 'checked');
  const rows = await rowsOfFile(scope, id);
  const wordsAt = ({ content }: StoredRow) => content.mended[place] ?? content.cells[place] ?? '';
  const aim = rows.find((one) => one.line === line);
  if (aim === undefined || place >= row.head.length) throw new Refusal(ErrorCode.notFound);
  const former = wordsAt(aim);
  for (const one of rows) {
    if (one.line !== line && (all === 'N' || wordsAt(one) !== former)) continue;
    const mended = { ...one.content.mended, [place]: value.trim() };
    await scope.tx
      .update(tableImportRows)
      .set({ content: { ...one.content, mended } })
      .where(scope.only(tableImportRows, eq(tableImportRows.importId, id), eq(tableImportRows.line, one.line)));
  }
  await checkImport(await aroundOf({ emit: ctx.emit, now: now(), scope }, row), row, kindOf(ports, row.kind));
  return detail(ctx, id, ports);
}

/** Begins to write what has no faults. */
export async function run(
  ctx: ManageContext,
  { id, rows }: CallInput<typeof runImport>,
  ports: TablesPorts,
): Promise<ImportDetail> {
  const { now, scope } = ctx;
  const row = inState(await importFor(ctx, id, { lock: true }), 'checked');
  const toDo = writing.reduce((sum, outcome) => sum + (row.counts[outcome] ?? 0), 0);
  if (toDo !== rows || toDo === 0)
    throw new Refusal(ErrorCode.conflict, { reason: 'rows', data: { state: row.state } });
  // Whoever says yes answers for it, whoever brought the file.
  await scope.tx
    .update(tableImports)
    .set({ state: 'running', done: 0, toDo, startedAt: new Date(now()), actorId: ctx.viewer.userId, ip: ctx.viewer.ip })
    .where(scope.only(tableImports, eq(tableImports.id, id)));
  await rememberMapping(scope, row);
  await ctx.emit(scope, tableWork, { work: 'write', id });
  return detail(ctx, id, ports);
}

/** Begins to take an import of the last day back. */
export async function takeBack(ctx: ManageContext, id: number, ports: TablesPorts): Promise<ImportDetail> {
  const { scope } = ctx;
  inState(await importFor(ctx, id, { lock: true }), 'done');
  const { takeBackUntil, written } = await detail(ctx, id, ports);
  if (takeBackUntil === null) throw new Refusal(ErrorCode.conflict, { reason: 'too late', data: { state: 'done' } });
  await scope.tx
    .update(tableImports)
    .set({ state: 'takingBack', done: 0, toDo: written, actorId: ctx.viewer.userId, ip: ctx.viewer.ip })
    .where(scope.only(tableImports, eq(tableImports.id, id)));
  await ctx.emit(scope, tableWork, { work: 'takeBack', id });
  return detail(ctx, id, ports);
}
