import type { CoverMotif } from '@banyan/contracts';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A demo package: compulsory courses in their order, then those on top. */
export interface DemoPackage {
  readonly eid: number;
  readonly id: number;
  readonly title: L10n;
  readonly intro: L10n;
  readonly motif: CoverMotif;
  readonly courses: readonly number[];
  readonly onTop?: readonly number[];
  readonly sequential?: boolean;
  /** Cents. */
  readonly price?: number;
  /** Price in points, where it can be had for points. */
  readonly points?: number;
  /** The enterprise's administrator buys it, and nobody else. */
  readonly enterpriseOnly?: boolean;
  readonly daysAgo: number;
}

/** Course packages of the demo enterprises [CO-11]. */
export const demoPackages: readonly DemoPackage[] = [
  {
    eid: 1001,
    id: 1,
    title: { zh: '过程检验员上岗包' },
    intro: { zh: '给刚到检验岗位的人。从看懂图纸、会用量具，到独立完成首件和巡检，按顺序学完就可以报名上岗考试。' },
    motif: 'quality',
    courses: [126, 112, 101, 106, 109],
    onTop: [102, 119],
    sequential: true,
    daysAgo: 20,
  },
  {
    eid: 1001,
    id: 2,
    title: { zh: '班组长第一年' },
    intro: { zh: '给新任和准备接任的班组长：前 90 天怎么站稳，带人、现场、数据各抓什么。' },
    motif: 'lead',
    courses: [117, 110, 107],
    onTop: [116, 122, 115],
    daysAgo: 45,
  },
  {
    eid: 1001,
    id: 3,
    title: { zh: '现场安全必修' },
    intro: { zh: '每个进车间的人每年都要学一遍。风险怎么看、防护怎么戴、叉车和行车旁边怎么走。' },
    motif: 'safety',
    courses: [114, 108, 118],
    daysAgo: 80,
  },
  {
    eid: 1001,
    id: 4,
    title: { zh: '质量改进工具箱' },
    intro: { zh: '给工程师和骨干：用数据判断过程，用 8D 找到根因，用 GR&R 先确认量具可信。' },
    motif: 'equip',
    courses: [119, 120, 121],
    onTop: [124, 127],
    price: 19_900,
    enterpriseOnly: true,
    daysAgo: 110,
  },
  {
    eid: 1001,
    id: 5,
    title: { zh: '机加工艺进修包' },
    intro: { zh: '给想往工艺岗位走的操作工：过程怎么稳、五轴怎么试切、现场怎么改善。自己买，自己学。' },
    motif: 'equip',
    courses: [103, 113, 107],
    price: 12_900,
    points: 1300,
    daysAgo: 130,
  },
  {
    eid: 1002,
    id: 11,
    title: { zh: '门店新人第一个月', en: 'Your first month in store' },
    intro: {
      zh: '给刚入职的伙伴：认识 Larkfield，站好收银和接待，知道生鲜为什么要守住温度。',
      en: 'For new colleagues: get to know Larkfield, feel at home at the checkout, and learn why fresh food must stay cold.',
    },
    motif: 'newbie',
    courses: [223, 210, 209, 201],
    onTop: [204],
    sequential: true,
    daysAgo: 15,
  },
  {
    eid: 1002,
    id: 12,
    title: { zh: '生鲜主管进阶', en: 'Running a fresh department' },
    intro: {
      zh: '从订货、日期到损耗：一个生鲜部门的账怎么算清楚。',
      en: 'From ordering to dates to shrink: how the numbers of a fresh department add up.',
    },
    motif: 'quality',
    courses: [202, 219, 213],
    onTop: [203, 222],
    price: 12_900,
    points: 1300,
    daysAgo: 60,
  },
  {
    eid: 1002,
    id: 13,
    title: { zh: '新任组长训练', en: 'New team leader' },
    intro: {
      zh: '第一次带人：前九十天做什么，怎么在卖场上五分钟教会一个人，遇到冲突先保护谁。',
      en: 'Leading for the first time: your first ninety days, coaching in five minutes, and keeping people safe in a conflict.',
    },
    motif: 'lead',
    courses: [220, 221, 215],
    daysAgo: 95,
  },
];
