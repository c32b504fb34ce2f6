import { exportVisitors } from '@banyan/contracts/organisation';
import { asc } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { listExport } from '../../../platform/listExport.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { visitorsWhere, withDeeds } from './visitors.service.ts';

/** Visitors as a file, with what they did. */
export const visitorsExport = (visitors: OrganisationPorts['visitors']) =>
  listExport({
    name: 'visitors',
    call: exportVisitors,
    async read(around, filters) {
      const { scope } = around;
      const where = await visitorsWhere(around, filters, { right: 'people.export', visitors });
      const rows = await scope.tx.select().from(users).where(scope.only(users, where)).orderBy(asc(users.account));
      return withDeeds(scope, rows, visitors);
    },
    columns: ({ at, language, moment }) => [
      { head: ['账号', 'Account'], cell: ({ row }) => row.account },
      { head: ['姓名', 'Name'], cell: ({ row }) => localised(row.name, language) },
      { head: ['单位', 'Company'], cell: ({ facts }) => facts.company },
      { head: ['手机', 'Phone'], cell: ({ row }) => row.phone },
      { head: ['申请时间', 'Asked at'], cell: ({ facts }) => (facts.askedAt === 0 ? '' : moment(facts.askedAt)) },
      { head: ['进来的时间', 'Let in at'], cell: ({ facts }) => moment(facts.since) },
      {
        head: ['最近登录', 'Last login'],
        cell: ({ row }) => (row.lastLoginAt.getTime() === 0 ? '' : moment(row.lastLoginAt.getTime())),
      },
      { head: ['看过的课程', 'Courses begun'], cell: ({ facts }) => String(facts.courses) },
      { head: ['订单', 'Orders paid'], cell: ({ facts }) => String(facts.orders) },
      {
        head: ['锁定', 'Locked'],
        cell: ({ row }) =>
          [
            ['否', '是'],
            ['no', 'yes'],
          ][at]?.[Number(row.locked)] ?? '',
      },
    ],
  });
