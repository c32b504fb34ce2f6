import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { outsiderRequests } from './outsider.schema.ts';

const hour = 3_600_000;

/** Waiting requests of a demo enterprise; with numbers of unassigned ranges if there are such. */
const atTheDoor: Readonly<
  Record<number, readonly { phone: string; name: string; company: string; reason: string; hoursAgo: number }[]>
> = {
  1001: [
    {
      phone: '+8613800138001',
      name: '周启明',
      company: '苏州联泰刀具有限公司',
      reason: '下月起派驻机加二车间做刀具服务，按贵司要求先学安全课。',
      hoursAgo: 30,
    },
    {
      phone: '+8613800138002',
      name: '钱晓岚',
      company: '华测检验认证',
      reason: '参加 12 月的体系审核，需要看过程巡检的课程。',
      hoursAgo: 5,
    },
  ],
  1002: [
    {
      phone: '+447700900123',
      name: 'Priya Nair',
      company: 'Northgate Dairy',
      reason: 'Our drivers deliver to your cold stores and have to follow your temperature records.',
      hoursAgo: 26,
    },
    {
      phone: '+447700900456',
      name: 'Tom Hughes',
      company: 'Brightline Refrigeration',
      reason: 'I service the chillers in eleven stores and was asked to take the loss prevention course first.',
      hoursAgo: 3,
    },
  ],
};

/** Requests that wait for an administrator. */
export const outsidersSeed: SeedStep = {
  name: 'outsiders',
  eids: Object.keys(atTheDoor).map(Number),
  fills: outsiderRequests,
  work: ({ db, now }, { eid }) =>
    inTenant(db, eid, async (scope) => {
      const rows = (atTheDoor[eid] ?? []).map(({ hoursAgo, ...person }) =>
        scope.row(outsiderRequests, {
          ...person,
          language: eid === 1001 ? ('zh_cn' as const) : ('en' as const),
          askedAt: new Date(now - hoursAgo * hour),
        }),
      );
      await scope.tx.insert(outsiderRequests).values(rows);
    }),
};
