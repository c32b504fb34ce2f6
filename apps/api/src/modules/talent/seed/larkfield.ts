import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedTalent } from './types.ts';

/** What people of the retailer have done on the map, and how they are assessed. */
export const larkfield: SeedTalent = {
  ...{ eid: 1002, toolId: 702 },
  people: [
    { account: 'L1042', beganDays: 640, walked: ['生鲜助理'], aim: '生鲜组长', likes: ['生鲜组长', '生鲜经理'] },
    { account: 'L1007', beganDays: 2400, walked: ['收银员', '前场组长'], aim: '店长', likes: ['生鲜组长'] },
  ],
  tasks: [
    {
      ...{ id: 901, subject: 'L1042', title: t('组长预备评估', 'Ready to lead: 360 review'), opensIn: -5, dueIn: 9 },
      about: t(
        '看看自己在六个方面站在哪里，也看看别人怎么看。\n\n结果只给本人，用来定学习计划。',
        'See where you stand in six respects, and how others see you.\n\nOnly you get the result. It is for your learning plan, not for your pay.',
      ),
      assessors: [
        { account: 'L1042', relation: 'self', begun: 3 },
        { account: 'L1007', relation: 'leader', values: [4, 4, 3, 4, 3, 4], daysAgo: 2 },
        { account: 'L1001', relation: 'peer' },
        { account: 'L2081', relation: 'peer' },
      ],
    },
    {
      ...{ id: 902, subject: 'L1042', title: t('试用期满评估', 'End of probation review'), opensIn: -260, dueIn: -230 },
      about: t('试用期满的例行评估。', 'The usual review at the end of probation.'),
      assessors: [
        { account: 'L1042', relation: 'self', values: [4, 3, 5, 3, 4, 4], daysAgo: 240 },
        { account: 'L1007', relation: 'leader', values: [4, 4, 4, 3, 3, 4], daysAgo: 239 },
        { account: 'L1001', relation: 'peer', values: [5, 3, 4, 4, 4, 4], daysAgo: 238 },
        { account: 'L2081', relation: 'peer', values: [4, 4, 4, 3, 4, 5], daysAgo: 236 },
      ],
    },
    {
      ...{
        id: 903,
        subject: 'L1007',
        title: t('值班经理 360 评估', 'Duty manager 360 review'),
        opensIn: -2,
        dueIn: 12,
      },
      about: t(
        '请按最近三个月的真实表现作答，你的答案和别人的合在一起，不单独显示。',
        'Think of the last three months. Your answers are shown together with those of others, never alone.',
      ),
      assessors: [
        { account: 'L1007', relation: 'self' },
        { account: 'L1042', relation: 'peer' },
      ],
    },
    {
      ...{ id: 904, subject: 'L1042', title: t('半年跟进评估', 'Half-year follow-up'), opensIn: 30, dueIn: 50 },
      about: t('半年后看看变化。', 'What has changed after half a year.'),
      assessors: [{ account: 'L1042', relation: 'self' }],
    },
  ],
};
