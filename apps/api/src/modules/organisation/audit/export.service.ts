import { exportAudit, mostExported } from '@banyan/contracts/organisation';
import { desc } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit.schema.ts';
import { listExport } from '../../../platform/listExport.ts';
import { shown, whereOf } from './audit.service.ts';

type Entry = Awaited<ReturnType<typeof shown>>[number];

const changesOf = ({ changes }: Entry) =>
  changes
    .map(({ after, before, field }) =>
      before === null && after === null ? field : `${field}: ${before ?? ''} → ${after ?? ''}`,
    )
    .join('; ');

/** The entries that the filters find as a file; that it left is on record too. */
export const auditExport = listExport({
  name: 'audit',
  call: exportAudit,
  async read(around, filters) {
    const { scope } = around;
    const found = await scope.tx
      .select()
      .from(auditEntries)
      .where(scope.only(auditEntries, whereOf(around, filters)))
      .orderBy(desc(auditEntries.id))
      .limit(mostExported);
    return shown(around, found);
  },
  columns: ({ moment }) => [
    { head: ['时间', 'Time'], cell: ({ at }) => moment(at) },
    { head: ['谁', 'Who'], cell: ({ who }) => who?.name ?? '' },
    { head: ['做了', 'Did'], cell: ({ act }) => act },
    { head: ['来源', 'From'], cell: ({ source }) => source },
    { head: ['对象', 'Kind'], cell: ({ subject }) => subject?.type ?? '' },
    { head: ['名称', 'Name'], cell: ({ subject }) => subject?.name ?? '' },
    { head: ['改动', 'Changes'], cell: changesOf },
    { head: ['IP', 'IP'], cell: ({ ip }) => ip },
  ],
});
