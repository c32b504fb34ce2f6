import { csvOf, type CallInput, type CallOutput } from '@banyan/contracts';
import { mostExported, type AuditEntry, type exportAudit } from '@banyan/contracts/organisation';
import { utils, write } from '@e965/xlsx';
import { desc } from 'drizzle-orm';
import { dayOf } from '../../../days/days.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { shown, whereOf } from './audit.service.ts';

const heads = {
  zh: ['时间', '谁', '做了', '来源', '对象', '名称', '改动', 'IP'],
  en: ['Time', 'Who', 'Did', 'From', 'Kind', 'Name', 'Changes', 'IP'],
} as const;

/** The entries that the filters find as a file; that it left is on record too. */
export async function exportEntries(
  ctx: ManageContext,
  { format, ...filters }: CallInput<typeof exportAudit>,
): Promise<CallOutput<typeof exportAudit>> {
  const { now, scope, viewer } = ctx;
  const found = await scope.tx
    .select()
    .from(auditEntries)
    .where(scope.only(auditEntries, whereOf(ctx, filters)))
    .orderBy(desc(auditEntries.id))
    .limit(mostExported);
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: viewer.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const rows = (await shown(ctx, found)).map((entry) => cellsOf(entry, clock));
  const table = [[...heads[viewer.language === 'en' ? 'en' : 'zh']], ...rows];
  const file = `audit-${dayOf(now(), viewer.timeZone)}.${format}`;
  ctx.changed({
    ...{ type: 'log', id: found[0]?.id ?? 0, name: file },
    changes: [{ field: 'rows', before: null, after: String(rows.length) }],
  });
  const content = format === 'csv' ? Buffer.from(csvOf(table)) : workbookOf(table);
  return { file, content: content.toString('base64'), rows: rows.length };
}

function cellsOf({ act, at, changes, ip, source, subject, who }: AuditEntry, clock: Intl.DateTimeFormat): string[] {
  const told = changes.map(({ after, before, field }) =>
    before === null && after === null ? field : `${field}: ${before ?? ''} → ${after ?? ''}`,
  );
  return [
    clock.format(at),
    who?.name ?? '',
    act,
    source,
    subject?.type ?? '',
    subject?.name ?? '',
    told.join('; '),
    ip,
  ];
}

/** A workbook of one sheet. A cell that looks like a formula is text, also where it is saved in another format. */
function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const safe = rows.map((row) => row.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
  const book = utils.book_new(utils.aoa_to_sheet(safe), 'log');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
