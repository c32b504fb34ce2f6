import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedTemplate } from './types.ts';

const none = t('', '');
const passed = (what: string, en: string) => t(`已完成${what}的全部学习，理论与实操考核合格，特发此证。`, en);

/** What the manufacturer certifies. */
const hengchuan: readonly SeedTemplate[] = [
  {
    id: 9201,
    eid: 1001,
    title: t('叉车作业安全'),
    scope: t('厂内，平衡重式 3 吨以下'),
    body: passed('叉车作业安全', ''),
    tone: 'gamboge',
    prefix: 'HC',
    validMonths: 24,
    held: [
      { issuedIn: -1440, endsIn: -710, serial: 311 },
      { issuedIn: -709, endsIn: 21, serial: 1077 },
    ],
  },
  {
    id: 9202,
    eid: 1001,
    title: t('三坐标测量操作'),
    scope: t('桥式三坐标，接触式测头'),
    body: passed('三坐标测量', ''),
    tone: 'ochre',
    prefix: 'HC',
    validMonths: null,
    held: [{ issuedIn: -18, endsIn: null, serial: 418 }],
  },
  {
    id: 9203,
    eid: 1001,
    title: t('过程检验员（中级）'),
    scope: none,
    body: passed('过程检验（中级）', ''),
    tone: 'indigo',
    prefix: 'HC',
    validMonths: 24,
    held: [{ issuedIn: -155, endsIn: 575, serial: 192 }],
  },
  {
    id: 9204,
    eid: 1001,
    title: t('IATF 16949 内审员'),
    scope: none,
    body: passed('IATF 16949 内部审核', ''),
    tone: 'slate',
    prefix: 'HC',
    validMonths: 36,
    held: [{ issuedIn: -408, endsIn: 687, serial: 77 }],
  },
  {
    id: 9205,
    eid: 1001,
    title: t('精益改善绿带'),
    scope: none,
    body: passed('精益改善绿带', ''),
    tone: 'malachite',
    prefix: 'HC',
    validMonths: null,
    held: [{ issuedIn: -230, endsIn: null, serial: 31 }],
  },
  {
    id: 9206,
    eid: 1001,
    title: t('危化品搬运'),
    scope: none,
    body: passed('危化品搬运', ''),
    tone: 'azurite',
    prefix: 'HC',
    validMonths: 36,
    held: [{ issuedIn: -1193, endsIn: -98, serial: 311 }],
  },
  {
    id: 9207,
    eid: 1001,
    title: t('行车司索指挥'),
    scope: none,
    body: passed('行车司索指挥', ''),
    tone: 'violet',
    prefix: 'HC',
    validMonths: 48,
    held: [
      {
        issuedIn: -608,
        endsIn: 853,
        serial: 127,
        revoked: { in: -100, reason: '考核记录缺一位监考签字，需要重新考核。不影响别的证书。' },
      },
    ],
  },
];

/** What the retailer certifies. */
const larkfield: readonly SeedTemplate[] = [
  {
    id: 9701,
    eid: 1002,
    title: t('食品安全二级', 'Food Safety, Level 2'),
    scope: t('生鲜与熟食柜', 'Fresh food and deli counter'),
    body: t(
      '已完成食品安全二级的全部学习，考试与现场考核合格，特发此证。',
      'Has completed the course in food safety and passed the exam and the assessment at the counter.',
    ),
    tone: 'malachite',
    prefix: 'LF',
    validMonths: 24,
    held: [{ issuedIn: -709, endsIn: 21, serial: 204 }],
  },
  {
    id: 9702,
    eid: 1002,
    title: t('冷链管理', 'Cold Chain Steward'),
    scope: none,
    body: t(
      '已完成冷链管理的全部学习，考核合格，特发此证。',
      'Has shown how to keep and record a cold chain from the dock to the shelf.',
    ),
    tone: 'azurite',
    prefix: 'LF',
    validMonths: null,
    held: [{ issuedIn: -60, endsIn: null, serial: 118 }],
  },
  {
    id: 9703,
    eid: 1002,
    title: t('急救', 'First Aid at Work'),
    scope: none,
    body: t(
      '已完成急救培训，实操合格，特发此证。',
      'Has completed the first aid training and passed its practical part.',
    ),
    tone: 'lotus',
    prefix: 'LF',
    validMonths: 36,
    held: [{ issuedIn: -1190, endsIn: -95, serial: 63 }],
  },
  {
    id: 9704,
    eid: 1002,
    title: t('电动托盘车', 'Powered Pallet Truck'),
    scope: none,
    body: t(
      '已完成电动托盘车操作培训，实操合格，特发此证。',
      'Has been trained and assessed on the powered pallet truck.',
    ),
    tone: 'gamboge',
    prefix: 'LF',
    validMonths: 36,
    held: [
      {
        issuedIn: -400,
        endsIn: 695,
        serial: 87,
        revoked: {
          in: -40,
          reason: 'The assessment was signed by somebody who was not an assessor yet. Please take it again.',
        },
      },
    ],
  },
  {
    id: 9705,
    eid: 1002,
    title: t('店铺值班经理', 'Duty Manager'),
    scope: none,
    body: t(
      '已完成值班经理培训，考核合格，特发此证。',
      'Has completed the duty manager programme and may open and close the store.',
    ),
    tone: 'indigo',
    prefix: 'LF',
    validMonths: 24,
    held: [{ issuedIn: -120, endsIn: 610, serial: 45 }],
  },
];

/** Templates of the demo enterprises. */
export const seedTemplates: readonly SeedTemplate[] = [...hengchuan, ...larkfield];
