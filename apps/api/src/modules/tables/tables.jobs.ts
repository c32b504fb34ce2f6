import { v } from '@banyan/contracts';
import type { ImportState } from '@banyan/contracts/organisation';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { TenantScope } from '../../db/tenant.ts';
import { defineJob, type Job, type JobContext } from '../../jobs/job.ts';
import { auditEntries, type ChangedField } from '../../platform/audit.schema.ts';
import type { CheckedRow, CheckedTable, TableAround, TableKind, WrittenRow } from '../../platform/tableKind.ts';
import { aroundOf, checkImport, readRow, rememberedMapping } from './check.ts';
import { FileTrouble, proposedMapping, readFileRows } from './readRows.ts';
import { tableImportRows, tableImports, type ImportRow } from './tables.schema.ts';
import type { TablesPorts } from './tables.ports.ts';

/** Rows of one transaction: what it writes is there as a whole, or it is done again. */
const atOnce = 500;

const data = v.object({ id: v.int(), after: v.optional(v.int(), 0) });
type Data = v.InferOutput<typeof data>;

/** Jobs of imports; each batch of rows is a job of its own, so that one that is killed goes on where it was. */
export interface TableJobs {
  readonly read: Job<Data>;
  readonly write: Job<Data>;
  readonly takeBack: Job<Data>;
}

export const kindOf = ({ kinds }: Pick<TablesPorts, 'kinds'>, name: string): TableKind => {
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`no kind of table: ${name}`);
  return kind;
};

export function tableJobs(ports: TablesPorts): TableJobs {
  const read = defineJob<Data>({
    name: 'tables.read',
    data,
    async run(context, { id }) {
      const row = await lockImport(context.scope, id, 'reading');
      if (row !== null) await readInto(context, row, ports);
    },
  });
  const inBatches = (name: string, state: ImportState, batch: typeof writeBatch): Job<Data> => {
    const job = defineJob<Data>({
      name,
      data,
      async run(context, { after, id }) {
        const row = await lockImport(context.scope, id, state);
        if (row === null) return;
        const last = await batch(context, row, { after, kind: kindOf(ports, row.kind) });
        if (last !== null) await next(context, job, { id, after: last });
      },
    });
    return job;
  };
  return {
    read,
    write: inBatches('tables.write', 'running', writeBatch),
    takeBack: inBatches('tables.takeBack', 'takingBack', undoBatch),
  };
}

function next({ jobs, scope }: JobContext, job: Job<Data>, input: Data): Promise<void> {
  if (jobs === undefined) throw new Error('there is no job queue here');
  return jobs.add(scope, job, input);
}

/** The import, while it is in this state; imports of an enterprise write one after the other. */
async function lockImport(scope: TenantScope, id: number, state: ImportState): Promise<ImportRow | null> {
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtext('table_imports'), ${scope.eid})`);
  const [row] = await scope.tx
    .select()
    .from(tableImports)
    .where(scope.only(tableImports, eq(tableImports.id, id)))
    .for('update');
  return row?.state === state ? row : null;
}

const set = (scope: TenantScope, id: number, values: Partial<ImportRow>) =>
  scope.tx
    .update(tableImports)
    .set(values)
    .where(scope.only(tableImports, eq(tableImports.id, id)));

async function readInto(context: JobContext, row: ImportRow, ports: TablesPorts): Promise<void> {
  const { files, now, scope } = context;
  const kind = kindOf(ports, row.kind);
  try {
    const { head, rows } = await readFileRows(await buffer(files.read(row.key)), row.file);
    const known = await rememberedMapping(scope, kind, head);
    const own = await kind.own?.(scope, 'zh_cn');
    // A field may be gone since its column was mapped.
    const columns = new Set([...kind.columns, ...(own?.columns ?? [])].map(({ name }) => name));
    const mapping = (known ?? proposedMapping(head, kind, own)).map((one) =>
      one !== null && columns.has(one) ? one : null,
    );
    const filled = { ...row, head, mapping, remembered: known !== null };
    await set(scope, row.id, { head, mapping, remembered: known !== null });
    await checkImport(await aroundOf(context, row), filled, kind, rows);
  } catch (error) {
    if (!(error instanceof FileTrouble)) throw error;
    await set(scope, row.id, { state: 'failed', trouble: { why: error.why, line: error.line } });
  }
  // Its rows are kept from now on.
  await ports.releaseFile({ scope, now: () => now }, row.uploadId);
}

/** The next rows in a state. */
const waitingRows = (scope: TenantScope, id: number, after: number, state: 'waiting' | 'written') =>
  scope.tx
    .select()
    .from(tableImportRows)
    .where(
      scope.only(
        tableImportRows,
        and(
          eq(tableImportRows.importId, id),
          eq(tableImportRows.state, state),
          gt(tableImportRows.line, after),
          ne(tableImportRows.outcome, 'fault'),
          ne(tableImportRows.outcome, 'same'),
        ),
      ),
    )
    .orderBy(asc(tableImportRows.line))
    .limit(atOnce);
type StoredRow = typeof tableImportRows.$inferSelect;

/** Writes the next rows; answers the line of the last one, or null at the end. */
async function writeBatch(
  context: JobContext,
  row: ImportRow,
  { after, kind }: { readonly after: number; readonly kind: TableKind },
): Promise<number | null> {
  const { scope } = context;
  const around = await aroundOf(context, row);
  if (around.grants.reach(kind.may) === null) {
    // A right that was taken away ends with the next batch; what is written can be taken back.
    await set(scope, row.id, { state: 'done', trouble: { why: 'rights', line: null } });
    await tellEnd(context, row, 'manage/imports/run', row.done);
    return null;
  }
  const rows = await waitingRows(scope, row.id, after, 'waiting');
  if (rows.length === 0) {
    await set(scope, row.id, { state: 'done' });
    await tellEnd(context, row, 'manage/imports/run', row.done);
    return null;
  }
  const written: number[] = [];
  const made: number[] = [];
  for (const table of await tablesOf(around, rows, { row, kind })) {
    const agreed = new Set(table.rows.filter((one) => isAsAgreed(one, rows)).map(({ line }) => line));
    const outcome = await table.write(agreed);
    made.push(...outcome.made);
    written.push(...outcome.rows.map(({ line }) => line));
    await keepWritten(scope, row.id, outcome.rows);
    await tellHistory(context, row, 'manage/imports/run', outcome.rows);
  }
  const kept = rows.map(({ line }) => line).filter((line) => !written.includes(line));
  if (kept.length > 0)
    await scope.tx
      .update(tableImportRows)
      .set({ state: 'kept' })
      .where(scope.only(tableImportRows, lineOf(row.id, kept)));
  await set(scope, row.id, { done: row.done + rows.length, made: [...row.made, ...made] });
  return rows.at(-1)?.line ?? null;
}

/** Keeps what rows became and what takes them back, in one statement: one for each took longer than writing them. */
async function keepWritten(scope: TenantScope, importId: number, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { undo: sealed } = tableImportRows;
  const values = rows.map(({ line, subjectId, undo }) => ({
    line,
    subject: subjectId,
    undo: sealed.mapToDriverValue(undo),
  }));
  await scope.tx.execute(sql`
    update ${tableImportRows} set state = 'written', subject_id = one.subject, undo = one.undo
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as one (line int, subject bigint, undo text)
    where ${scope.only(tableImportRows, eq(tableImportRows.importId, importId), sql`${tableImportRows.line} = one.line`)}`);
}

const lineOf = (importId: number, lines: readonly number[]) =>
  and(eq(tableImportRows.importId, importId), inArray(tableImportRows.line, [...lines]));

async function tablesOf(
  around: TableAround,
  rows: readonly StoredRow[],
  { kind, row }: { readonly row: ImportRow; readonly kind: TableKind },
): Promise<readonly CheckedTable[]> {
  const leaving = rows.filter(({ outcome }) => outcome === 'leaving');
  const others = rows.filter(({ outcome }) => outcome !== 'leaving');
  return [
    ...(others.length === 0
      ? []
      : [
          await kind.check(
            around,
            others.map((one) => readRow(one, row.mapping, kind)),
            false,
          ),
        ]),
    ...(leaving.length === 0
      ? []
      : [await kind.checkLeaving(around, new Map(leaving.map(({ line, subjectId }) => [line, subjectId ?? 0])))]),
  ];
}

/** Whether a row still does what it did when it was agreed: what nobody has seen is not written. */
function isAsAgreed(one: CheckedRow, rows: readonly StoredRow[]): boolean {
  const agreed = rows.find(({ line }) => line === one.line);
  return (
    agreed !== undefined &&
    agreed.outcome === one.outcome &&
    agreed.subjectId === one.subjectId &&
    JSON.stringify(agreed.result.changes) === JSON.stringify(one.changes)
  );
}

/** Takes back the next rows; answers the line of the last one, or null at the end. */
async function undoBatch(
  context: JobContext,
  row: ImportRow,
  { after, kind }: { readonly after: number; readonly kind: TableKind },
): Promise<number | null> {
  const { scope } = context;
  const around = await aroundOf(context, row);
  const rows = await waitingRows(scope, row.id, after, 'written');
  if (rows.length === 0) {
    await kind.removeMade(around, row.made);
    await set(scope, row.id, { state: 'takenBack' });
    await tellEnd(context, row, 'manage/imports/takeBack', row.done);
    return null;
  }
  const { changes, stayed } = await kind.takeBack(
    around,
    rows.map(({ line, outcome, subjectId, undo }) => ({ line, outcome, subjectId: subjectId ?? 0, undo: undo ?? {} })),
  );
  const back = rows.map(({ line }) => line).filter((line) => !stayed.has(line));
  if (back.length > 0)
    await scope.tx
      .update(tableImportRows)
      .set({ state: 'takenBack' })
      .where(scope.only(tableImportRows, lineOf(row.id, back)));
  if (stayed.size > 0)
    await scope.tx
      .update(tableImportRows)
      .set({ state: 'stayed' })
      .where(scope.only(tableImportRows, lineOf(row.id, [...stayed])));
  await tellHistory(context, row, 'manage/imports/takeBack', changes);
  await set(scope, row.id, { done: row.done + rows.length });
  return rows.at(-1)?.line ?? null;
}

/** One entry of the audit log for each changed thing, in its history. */
async function tellHistory(
  { now, scope }: JobContext,
  { actorId, ip, kind }: ImportRow,
  act: string,
  rows: readonly { readonly subjectId: number; readonly changes: readonly ChangedField[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const subjectType = ({ people: 'person' } as const)[kind];
  await scope.tx
    .insert(auditEntries)
    .values(
      rows.map(({ changes, subjectId }) =>
        scope.row(auditEntries, { at: new Date(now), actorId, ip, act, subjectType, subjectId, changes }),
      ),
    );
}

/** One entry for the import as a whole, with its numbers. */
async function tellEnd({ now, scope }: JobContext, row: ImportRow, act: string, rows: number): Promise<void> {
  const { actorId, file, id, ip } = row;
  const changes = [{ field: 'rows', before: null, after: String(rows) }];
  await scope.tx.insert(auditEntries).values(
    scope.row(auditEntries, {
      ...{ at: new Date(now), actorId, ip, act, subjectType: 'import', subjectId: id, subjectName: file, changes },
    }),
  );
}
