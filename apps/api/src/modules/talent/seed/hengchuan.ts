import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedTalent } from './types.ts';

/** What people of the manufacturer have done on the map, and how they are assessed. */
export const hengchuan: SeedTalent = {
  ...{ eid: 1001, toolId: 701 },
  people: [
    {
      account: 'H20381',
      beganDays: 455,
      walked: ['检验员', '过程检验员'],
      aim: '质量工程师',
      likes: ['质量工程师', '检验班长'],
    },
    { account: 'H20412', beganDays: 700, walked: ['操作工'], aim: '工艺员', likes: ['工艺员', '质量工程师'] },
    {
      account: 'H10017',
      beganDays: 3000,
      walked: ['检验员', '过程检验员', '中级检验员', '质量工程师'],
      aim: '质量专家',
      likes: ['质量工程师', '高级质量工程师'],
    },
  ],
  tasks: [
    {
      ...{ id: 801, subject: 'H20381', title: t('质量部骨干 360 评估'), opensIn: -6, dueIn: 8 },
      about: t('看看自己在六个方面站在哪里，也看看别人怎么看。\n\n结果只给本人，用来定明年的学习计划，不进绩效。'),
      assessors: [
        { account: 'H20381', relation: 'self', begun: 4 },
        { account: 'H10017', relation: 'leader', values: [4, 4, 3, 4, 3, 4], daysAgo: 3 },
        { account: 'H20412', relation: 'peer', values: [4, 3, 4, 4, 3, 4], daysAgo: 2 },
        { account: 'H10002', relation: 'peer' },
      ],
    },
    {
      ...{ id: 802, subject: 'H20381', title: t('中级检验员任职评估'), opensIn: -120, dueIn: -90 },
      about: t('任职满一年的例行评估。'),
      assessors: [
        { account: 'H20381', relation: 'self', values: [4, 5, 4, 3, 3, 4], daysAgo: 100 },
        { account: 'H10017', relation: 'leader', values: [4, 3, 4, 3, 4, 4], daysAgo: 98 },
        { account: 'H20412', relation: 'peer', values: [5, 4, 4, 4, 3, 4], daysAgo: 97 },
        { account: 'H10002', relation: 'peer', values: [4, 4, 3, 4, 3, 5], daysAgo: 95 },
      ],
    },
    {
      ...{ id: 803, subject: 'H20412', title: t('机加骨干 360 评估'), opensIn: -3, dueIn: 11 },
      about: t('请按最近三个月的真实表现作答，你的答案和别人的合在一起，不单独显示。'),
      assessors: [
        { account: 'H20412', relation: 'self' },
        { account: 'H20381', relation: 'peer' },
        { account: 'H10017', relation: 'leader' },
      ],
    },
    {
      ...{ id: 804, subject: 'H20381', title: t('质量工程师竞聘前评估'), opensIn: 20, dueIn: 40 },
      about: t('竞聘报名前自动打开。'),
      assessors: [
        { account: 'H20381', relation: 'self' },
        { account: 'H10017', relation: 'leader' },
      ],
    },
    {
      ...{ id: 805, subject: 'H10017', title: t('内训师授课反馈'), opensIn: -60, dueIn: -30 },
      about: t('听过何佳怡课的人，请说说她的表现。'),
      assessors: [
        { account: 'H10017', relation: 'self', values: [5, 4, 5, 4, 4, 5], daysAgo: 50 },
        { account: 'H20381', relation: 'peer' },
      ],
    },
  ],
};
