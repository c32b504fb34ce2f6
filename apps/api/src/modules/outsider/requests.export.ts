import { exportRequests } from '@banyan/contracts/organisation';
import { desc } from 'drizzle-orm';
import { listExport } from '../../platform/listExport.ts';
import { outsiderRequests } from './outsider.schema.ts';

const states = {
  waiting: ['待处理', 'waiting'],
  approved: ['已通过', 'approved'],
  refused: ['已退回', 'refused'],
} as const;

/** Sign-up requests as a file. They belong to no department yet: only who reaches everybody has them. */
export const requestsExport = listExport({
  name: 'requests',
  call: exportRequests,
  async read({ grants, scope }) {
    if (grants.reach('people.export') !== 'all') return [];
    return scope.tx
      .select()
      .from(outsiderRequests)
      .where(scope.only(outsiderRequests))
      .orderBy(desc(outsiderRequests.id));
  },
  columns: ({ at, moment }) => [
    { head: ['姓名', 'Name'], cell: ({ name }) => name },
    { head: ['手机', 'Phone'], cell: ({ phone }) => phone },
    { head: ['公司', 'Company'], cell: ({ company }) => company },
    { head: ['理由', 'Reason'], cell: ({ reason }) => reason },
    { head: ['状态', 'State'], cell: ({ state }) => states[state][at] },
    { head: ['申请时间', 'Asked at'], cell: ({ askedAt }) => moment(askedAt.getTime()) },
    { head: ['处理时间', 'Answered at'], cell: ({ decidedAt }) => moment(decidedAt?.getTime() ?? null) },
    { head: ['答复', 'Answer'], cell: ({ answer }) => answer },
  ],
});
