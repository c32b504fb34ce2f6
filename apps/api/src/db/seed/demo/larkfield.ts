import { t } from './parts.ts';
import type { DemoEnterprise } from './types.ts';

/** People of an international retailer, in three languages. */
export const larkfield: DemoEnterprise = {
  eid: 1002,
  host: 'larkfield.localhost',
  portalName: '云雀田学院',
  settings: { languages: ['en', 'zh_cn', 'zh_tw'] },
  note: 'retailer, English and Chinese',
  people: [
    {
      account: 'L1042',
      name: t('陈米亚', 'Mia Chen'),
      department: t('生鲜组', 'Fresh food'),
      type: 1,
      credit: 60,
      phone: '+447911123456',
      note: 'learner; by phone code, scan, and by face once /my/face has it on',
    },
    {
      account: 'L1007',
      name: t('丹尼尔·奥科罗', 'Daniel Okoro'),
      department: t('门店运营', 'Store operations'),
      type: 5,
      credit: 140,
      note: 'lecturer',
    },
    {
      account: 'L1001',
      name: t('诺拉·惠特菲尔德', 'Nora Whitfield'),
      department: t('人才发展部', 'People & Learning'),
      type: 2,
      credit: 35,
      note: 'administrator',
    },
    {
      account: 'L2081',
      name: t('李思远', 'Siyuan Li'),
      department: t('供应商质量', 'Supplier quality'),
      type: 1,
      note: 'H20381 of the manufacturer is the same person',
    },
  ],
};
