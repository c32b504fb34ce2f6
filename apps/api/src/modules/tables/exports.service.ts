import { csvOf, ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import { exportLists, keptDays, listExports, type ExportedTable } from '@banyan/contracts/organisation';
import { utils, write } from '@e965/xlsx';
import { and, eq, gt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { tableWork } from '../../effects/tableWork.ts';
import { dayOf } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { troubleOf } from '../../import/table.ts';
import { defineJob, type Job } from '../../jobs/job.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { grantsOf } from '../../platform/grants.ts';
import type { ExportKind } from '../../platform/listExport.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { tableExports, type ExportRow } from './exports.schema.ts';
import type { TablesPorts } from './tables.ports.ts';

const dayMs = 86_400_000;
const defaultZone = 'Asia/Shanghai';
/** How long an address opens the file, ms; the screen asks for a new one. */
const openMs = 600_000;
const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const untilOf = ({ createdAt }: ExportRow) => createdAt.getTime() + keptDays * dayMs;

function shown(row: ExportRow, { contentUrl }: Pick<ManageContext, 'contentUrl'>): ExportedTable {
  const { createdAt, file, id, key, kind, rows, state } = row;
  return {
    ...{ id, list: kind, file, state, rows, at: createdAt.getTime(), until: untilOf(row) },
    url: state === 'done' ? contentUrl(key, openMs, file).url : '',
  };
}

/** Fields of every call that begins an export; the others are filters. */
const asked = v.looseObject({
  format: v.picklist(['csv', 'xlsx']),
  columns: v.optional(v.array(v.string()), []),
});

/** Begins to write a list into a file. */
export async function beginExport(ctx: ManageContext, { name }: ExportKind, input: unknown): Promise<ExportedTable> {
  const { now, scope, viewer } = ctx;
  const { columns, format, ...filters } = v.parse(asked, input);
  const { language, timeZone, userId } = viewer;
  const [row] = await scope.tx
    .insert(tableExports)
    .values(
      scope.row(tableExports, {
        ...{ kind: v.parse(v.picklist(exportLists), name), ownerId: userId, format },
        file: `${name}-${dayOf(now(), timeZone)}.${format}`,
        key: `exports/${scope.eid}/x${randomBytes(16).toString('base64url')}.${format}`,
        asked: { language, timeZone, columns, filters },
        createdAt: new Date(now()),
      }),
    )
    .returning();
  if (row === undefined) throw new Error('an export was not kept');
  ctx.changed({ type: 'export', id: row.id, name: row.file });
  await ctx.emit(scope, tableWork, { work: 'export', id: row.id });
  return shown(row, ctx);
}

/** An export of one’s own that is still there. */
export async function exportOf(ctx: CallContext<Learner>, id: number): Promise<ExportedTable> {
  const { now, scope, viewer } = ctx;
  const [row] = await scope.tx
    .select()
    .from(tableExports)
    .where(scope.only(tableExports, eq(tableExports.id, id), eq(tableExports.ownerId, viewer.userId)));
  if (row === undefined || untilOf(row) <= now()) throw new Refusal(ErrorCode.notFound);
  return shown(row, ctx);
}

const latest = keyset<ExportRow>([tableExports.id], ({ id }) => [id]);

/** Exports of one’s own that are still there, latest first. */
export async function ownExports(
  ctx: CallContext<Learner>,
  input: CallInput<typeof listExports>,
): Promise<CallOutput<typeof listExports>> {
  const { now, scope, viewer } = ctx;
  const there = gt(tableExports.createdAt, new Date(now() - keptDays * dayMs));
  const own = and(eq(tableExports.ownerId, viewer.userId), there);
  const page = await keysetPage(listExports, input, {
    by: latest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(tableExports)
        .where(scope.only(tableExports, own, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((row) => shown(row, ctx)),
  });
  return { ...page, total: await scope.tx.$count(tableExports, scope.only(tableExports, own)) };
}

const data = v.object({ id: v.int() });

/** Writes the file of an export, with the rights that its owner has by then. */
export const exportJob = ({ exports }: TablesPorts): Job<v.InferOutput<typeof data>> =>
  defineJob({
    name: 'tables.export',
    data,
    async run({ files, now, scope }, { id }) {
      const [row] = await scope.tx
        .select()
        .from(tableExports)
        .where(scope.only(tableExports, eq(tableExports.id, id)))
        .for('update');
      if (row?.state !== 'waiting') return;
      const kind = exports.find(({ name }) => name === row.kind);
      if (kind === undefined) throw new Error(`no kind of table: ${row.kind}`);
      const grants = await grantsOf(scope, row.ownerId, now);
      const isLost = grants.reach(kind.may) === null;
      const { language, timeZone = defaultZone } = row.asked;
      const viewer = { language, timeZone, userId: row.ownerId };
      const table = isLost ? [] : await kind.rows({ scope, now, grants, viewer }, row.asked);
      if (!isLost) {
        const content = row.format === 'csv' ? Buffer.from(csvOf(table)) : workbookOf(table);
        await files.put(row.key, Readable.from([content]), { type: types[row.format], maxBytes: content.length });
      }
      await scope.tx
        .update(tableExports)
        .set({ state: isLost ? 'failed' : 'done', rows: Math.max(0, table.length - 1) })
        .where(scope.only(tableExports, eq(tableExports.id, id)));
    },
  });

/** A workbook of one sheet; every cell is text, and none is a formula also where it is saved as another format. */
function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const safe = rows.map((row) => row.map((cell) => (troubleOf(cell, false) === 'formula' ? `'${cell}` : cell)));
  const sheet = utils.aoa_to_sheet(safe);
  return write(utils.book_new(sheet, 'list'), { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
