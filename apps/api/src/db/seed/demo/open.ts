import { t } from './parts.ts';
import type { DemoEnterprise } from './types.ts';

/** People of the public portal. */
export const open: DemoEnterprise = {
  eid: 0,
  portalName: 'Banyan 公开课',
  settings: {},
  note: 'public portal',
  people: [
    {
      account: 'P30001',
      name: t('周小满'),
      department: t('公开课学员'),
      type: 1,
      credit: 5,
      phone: '+8613805716620',
      note: 'learner',
    },
    { account: 'P30002', name: t('沈砚秋'), department: t('公开课讲师'), type: 5, note: 'lecturer' },
    { account: 'P30003', name: t('顾平'), department: t('公开课运营'), type: 2, note: 'administrator' },
  ],
};
