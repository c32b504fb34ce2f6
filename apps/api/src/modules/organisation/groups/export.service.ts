import { exportGroups } from '@banyan/contracts/organisation';
import { and, desc } from 'drizzle-orm';
import { mentions } from '../../../db/localised.ts';
import { listExport } from '../../../platform/listExport.ts';
import { groups } from '../../../platform/organisation.schema.ts';
import { seenGroups, shownGroups } from './group.ts';

/** The groups of the caller's rights as a file. */
export const groupsExport = listExport({
  name: 'groups',
  call: exportGroups,
  async read(around, { q }) {
    const { scope } = around;
    const where = and(seenGroups(around, 'people.export'), mentions(groups.name, q));
    const rows = await scope.tx.select().from(groups).where(scope.only(groups, where)).orderBy(desc(groups.id));
    return shownGroups(around, rows);
  },
  columns: ({ at }) => [
    { head: ['名称', 'Name'], cell: ({ name }) => name.zh_cn },
    { head: ['英文名', 'English name'], cell: ({ name }) => name.en ?? '' },
    { head: ['人数', 'People'], cell: ({ people }) => String(people) },
    {
      head: ['怎么来的', 'Kept'],
      cell: ({ rule }) => (rule === null ? (['手工', 'by hand'] as const) : (['规则', 'by rule'] as const))[at],
    },
    { head: ['归属部门', 'Department'], cell: ({ department }) => department?.name ?? '' },
  ],
});
