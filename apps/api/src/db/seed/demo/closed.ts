import { t } from './parts.ts';
import type { DemoEnterprise } from './types.ts';

const shut = { settings: {}, people: [] };

/** Closed enterprises, one for each reason. */
export const closed: readonly DemoEnterprise[] = [
  {
    ...shut,
    eid: 1003,
    host: 'expired.localhost',
    portalName: '华岳学习平台',
    note: 'service period over',
    state: { expiredDaysAgo: 2 },
    people: [{ account: 'Y30117', name: t('李思远'), department: t('外协质量'), type: 1, note: 'service period over' }],
  },
  {
    ...shut,
    eid: 1004,
    host: 'locked.localhost',
    portalName: '澜海学院',
    note: 'locked by the platform',
    state: { locked: true },
  },
  { ...shut, eid: 1005, host: 'deleted.localhost', portalName: '旧港学堂', note: 'deleted', state: { deleted: true } },
  {
    ...shut,
    eid: 1006,
    host: 'members.localhost',
    portalName: '青禾研习社',
    note: 'members only: others have not joined',
    people: [
      { account: 'Q60001', name: t('白露'), department: t('科研管理处'), type: 1, note: 'member' },
      { account: 'Q60002', name: t('陈米亚'), department: t('合作门店'), type: 1, note: 'L1042 of the retailer' },
    ],
  },
];
