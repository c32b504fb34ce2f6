import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedTalent } from './types.ts';

const abilities: SeedTalent['abilities'] = [
  {
    ...{ id: 601, key: 'service', title: t('顾客服务', 'Customer service') },
    about: t('看见顾客，问对问题，帮到底。', 'Sees customers, asks the right question, helps to the end.'),
    ways: [
      ['course', 210, 2],
      ['sparring', 402, 3],
      ['course', 209, 4],
    ],
  },
  {
    ...{ id: 602, key: 'complaints', title: t('处理投诉', 'Handling complaints') },
    about: t('先接住人，再解决事。', 'People first, then the matter.'),
    ways: [
      ['course', 211, 3],
      ['sparring', 401, 4],
    ],
  },
  {
    ...{ id: 603, key: 'fresh', title: t('生鲜与冷链', 'Fresh food and cold chain') },
    about: t('温度、日期、轮换，一样都不能少。', 'Temperatures, dates and rotation, every time.'),
    ways: [
      ['course', 201, 3],
      ['course', 202, 4],
    ],
  },
  {
    ...{ id: 604, key: 'allergens', title: t('过敏原', 'Allergens') },
    about: t('知道柜台里每一样东西里有什么。', 'Knows what is in everything on the counter.'),
    ways: [['course', 203, 4]],
  },
  {
    ...{ id: 605, key: 'stock', title: t('库存与损耗', 'Stock and shrink') },
    about: t('数得准，订得准，知道损耗从哪里来。', 'Counts right, orders right, knows where shrink comes from.'),
    ways: [
      ['course', 208, 2],
      ['course', 213, 3],
      ['course', 219, 4],
    ],
  },
  {
    ...{ id: 606, key: 'lead', title: t('带小组', 'Leading a team') },
    about: t('派活、带教、当天解决。', 'Shares out the work, coaches, settles things on the day.'),
    ways: [
      ['course', 221, 2],
      ['course', 220, 4],
    ],
  },
  {
    ...{ id: 607, key: 'numbers', title: t('看懂数字', 'Reading the numbers') },
    about: t('从看板里看出明天该做什么。', 'Reads from the dashboard what to do tomorrow.'),
    ways: [['course', 222, 3]],
  },
  {
    ...{ id: 608, key: 'safety', title: t('人身安全', 'Safety') },
    about: t('搬运不受伤，冲突先保人。', 'Lifts without harm; in a conflict people come first.'),
    ways: [
      ['course', 218, 2],
      ['course', 215, 3],
    ],
  },
];

/** What the retailer has. */
export const larkfield: SeedTalent = {
  ...{ eid: 1002, abilities, toolId: 702 },
  lines: [
    {
      ...{ id: 21, title: t('生鲜', 'Fresh food'), pigment: 'malachite' },
      posts: [
        {
          ...{ id: 211, level: 1, title: t('生鲜助理', 'Fresh assistant'), people: 64 },
          about: t('补货、清洁、接待。', 'Fills, cleans and serves.'),
          asks: { service: 1, fresh: 1, safety: 1 },
        },
        {
          ...{ id: 212, level: 2, title: t('柜台员工', 'Counter colleague'), people: 38, leadsTo: [223] },
          about: t('柜台服务，懂过敏原和日期。', 'Serves at the counter; knows allergens and dates.'),
          asks: { service: 2, fresh: 2, allergens: 2, safety: 2 },
        },
        {
          ...{ id: 213, level: 3, title: t('生鲜组长', 'Fresh team leader'), people: 12 },
          about: t('带一个班，管订货和损耗。', 'Leads a shift; owns orders and waste.'),
          asks: { service: 3, fresh: 3, allergens: 4, complaints: 3, stock: 3, lead: 2 },
        },
        {
          ...{ id: 214, level: 4, title: t('生鲜经理', 'Fresh manager'), people: 5, leadsTo: [225] },
          about: t('整个生鲜区的质量、销售和人。', 'Quality, sales and people of all fresh counters.'),
          asks: { service: 4, fresh: 4, allergens: 4, complaints: 4, stock: 4, lead: 4, numbers: 3 },
        },
      ],
    },
    {
      ...{ id: 22, title: t('门店运营', 'Store operations'), pigment: 'azurite' },
      posts: [
        {
          ...{ id: 222, level: 2, title: t('收银员', 'Checkout colleague'), people: 82, leadsTo: [213] },
          about: t('快、准、有礼。', 'Fast, accurate, kind.'),
          asks: { service: 2, complaints: 1, safety: 1 },
        },
        {
          ...{ id: 223, level: 3, title: t('前场组长', 'Front-end team leader'), people: 14 },
          about: t('收银区和服务台。', 'Checkouts and the service desk.'),
          asks: { service: 3, complaints: 3, lead: 2, safety: 3 },
        },
        {
          ...{ id: 224, level: 4, title: t('值班经理', 'Duty manager'), people: 9 },
          about: t('当班时，店就是他的。', 'For the shift, the store is theirs.'),
          asks: { service: 4, complaints: 4, lead: 4, stock: 3, numbers: 3, safety: 3 },
        },
        {
          ...{ id: 225, level: 5, title: t('店长', 'Store manager'), people: 3 },
          about: t('对整家店负责。', 'Answers for the whole store.'),
          asks: { service: 4, complaints: 4, lead: 5, stock: 4, numbers: 4, safety: 4, fresh: 3 },
        },
        {
          ...{ id: 226, level: 6, title: t('区域经理', 'Area manager'), people: 1 },
          about: t(
            '带十几家店的店长，定目标、配人。',
            'Leads the store managers of a dozen stores; sets goals and staffs them.',
          ),
          asks: { service: 5, complaints: 4, lead: 5, stock: 4, numbers: 5, safety: 4, fresh: 3 },
        },
      ],
    },
    {
      ...{ id: 23, title: t('库存', 'Stock'), pigment: 'ochre' },
      posts: [
        {
          ...{ id: 231, level: 1, title: t('后仓助理', 'Stock assistant'), people: 41 },
          about: t('收货、搬运、上架。', 'Receives, moves and shelves.'),
          asks: { safety: 2, stock: 1 },
        },
        {
          ...{ id: 232, level: 2, title: t('盘点员', 'Stock controller'), people: 16 },
          about: t('循环盘点，查差异。', 'Counts by cycle and explains what differs.'),
          asks: { safety: 2, stock: 3, numbers: 1 },
        },
        {
          ...{ id: 233, level: 3, title: t('订货员', 'Replenishment planner'), people: 6, leadsTo: [224] },
          about: t('看预测，定订单。', 'Reads the forecast, decides the order.'),
          asks: { stock: 4, numbers: 3, fresh: 2 },
        },
      ],
    },
  ],
  people: [
    {
      ...{ account: 'L1042', post: 212, sinceDays: 310, beganDays: 640, walked: [211], aim: 213, likes: [213, 214] },
      levels: [
        ['service', 3, t('柜台带教评定', 'Signed off at the counter'), 120],
        ['fresh', 2, t('生鲜考核 81 分', 'Fresh food check, 81 points'), 200],
        ['allergens', 2, t('过敏原考核 78 分', 'Allergen check, 78 points'), 180],
        ['complaints', 1, t('入职培训', 'Induction'), 600],
        ['stock', 1, t('入职培训', 'Induction'), 600],
        ['safety', 2, t('搬运实操', 'Manual handling, practical'), 90],
      ],
    },
    {
      ...{ account: 'L1007', post: 224, sinceDays: 800, beganDays: 2400, walked: [222, 223], aim: 225, likes: [213] },
      levels: [
        ['service', 4, t('神秘顾客 96 分', 'Mystery shopper, 96 points'), 60],
        ['complaints', 4, t('年度评估', 'Annual review'), 100],
        ['lead', 4, t('年度评估', 'Annual review'), 100],
        ['stock', 3, t('年度评估', 'Annual review'), 100],
        ['numbers', 3, t('年度评估', 'Annual review'), 100],
        ['safety', 3, t('安全员证书', 'Safety officer certificate'), 300],
      ],
    },
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
