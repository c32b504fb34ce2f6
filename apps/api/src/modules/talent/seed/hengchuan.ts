import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedTalent } from './types.ts';

const abilities: SeedTalent['abilities'] = [
  {
    ...{ id: 501, key: 'spc', title: t('统计过程控制'), about: t('读控制图，判异常，算过程能力，推动纠正。') },
    ways: [
      ['course', 126, 1],
      ['course', 119, 4],
    ],
  },
  {
    ...{ id: 502, key: 'msa', title: t('测量系统分析'), about: t('选对量具，做可信的 GR&R，知道数据能不能用。') },
    ways: [
      ['course', 112, 2],
      ['course', 120, 3],
    ],
  },
  {
    ...{ id: 503, key: 'claim', title: t('客诉与 8D'), about: t('接住客户，遏制，查清，不再发生。') },
    ways: [
      ['course', 121, 3],
      ['sparring', 301, 4],
    ],
  },
  {
    ...{ id: 504, key: 'sampling', title: t('抽样检验'), about: t('按标准抽样、判定、转移规则。') },
    ways: [
      ['course', 101, 3],
      ['course', 105, 4],
    ],
  },
  {
    ...{ id: 505, key: 'drawing', title: t('图纸与公差'), about: t('读懂零件图和几何公差，知道该量哪里。') },
    ways: [
      ['course', 126, 3],
      ['course', 103, 4],
    ],
  },
  {
    ...{ id: 506, key: 'talk', title: t('跨部门沟通'), about: t('把问题讲清楚，推得动别的部门。') },
    ways: [['course', 110, 3]],
  },
  {
    ...{ id: 507, key: 'lead', title: t('带人与排班'), about: t('派活、带教、排班，出了事先顶上。') },
    ways: [
      ['course', 110, 2],
      ['course', 117, 4],
    ],
  },
  {
    ...{ id: 508, key: 'safety', title: t('现场安全'), about: t('交底、上锁挂牌、隐患当班闭环。') },
    ways: [
      ['course', 108, 2],
      ['sparring', 302, 3],
      ['course', 114, 4],
    ],
  },
  {
    ...{ id: 509, key: 'process', title: t('工艺与换型'), about: t('懂参数，会换型，能把节拍稳住。') },
    ways: [
      ['course', 122, 3],
      ['course', 116, 4],
    ],
  },
];

/** What the manufacturer has. */
export const hengchuan: SeedTalent = {
  ...{ eid: 1001, abilities, toolId: 701 },
  lines: [
    {
      ...{ id: 11, title: t('班组管理'), pigment: 'violet' },
      posts: [
        {
          ...{ id: 113, level: 3, title: t('组长'), people: 46, leadsTo: [] },
          about: t('带五到八人，保当班产量和安全。'),
          asks: { lead: 2, safety: 3, talk: 2, process: 1 },
        },
        {
          ...{ id: 114, level: 4, title: t('班长'), people: 38, leadsTo: [125] },
          about: t('管一个班，排产、带教、交接都在他这里。'),
          asks: { lead: 3, safety: 4, talk: 3, process: 2, sampling: 2 },
        },
        {
          ...{ id: 115, level: 5, title: t('车间主任'), people: 9 },
          about: t('对车间的安全、质量、交付、成本负责。'),
          asks: { lead: 5, safety: 5, talk: 4, process: 4, claim: 3, spc: 2 },
        },
        {
          ...{ id: 116, level: 6, title: t('制造经理'), people: 3 },
          about: t('统筹几个车间，定年度改善。'),
          asks: { lead: 5, safety: 5, talk: 5, process: 5, claim: 4, spc: 3, msa: 3 },
        },
      ],
    },
    {
      ...{ id: 12, title: t('质量工程'), pigment: 'azurite' },
      posts: [
        {
          ...{ id: 124, level: 4, title: t('质量工程师'), people: 8, leadsTo: [115] },
          about: t('把过程的波动管住，把客户的问题查到底。'),
          asks: { spc: 4, msa: 3, claim: 4, sampling: 3, drawing: 3, talk: 3 },
        },
        {
          ...{ id: 125, level: 5, title: t('高级质量工程师'), people: 4 },
          about: t('主导新品质量策划和体系审核。'),
          asks: { spc: 5, msa: 4, claim: 4, sampling: 4, drawing: 4, talk: 4 },
        },
        {
          ...{ id: 126, level: 6, title: t('质量专家'), people: 1 },
          about: t('全公司的质量方法由他定。'),
          asks: { spc: 5, msa: 5, claim: 5, sampling: 5, drawing: 5, talk: 4, process: 3 },
        },
      ],
    },
    {
      ...{ id: 13, title: t('检验'), pigment: 'indigo' },
      posts: [
        {
          ...{ id: 131, level: 1, title: t('检验员'), people: 32 },
          about: t('按作业指导书检验，记录真实。'),
          asks: { sampling: 1, drawing: 1, safety: 1 },
        },
        {
          ...{ id: 132, level: 2, title: t('过程检验员'), people: 41, leadsTo: [113] },
          about: t('首件、巡检，发现异常先停下来。'),
          asks: { sampling: 2, drawing: 2, safety: 2, msa: 1 },
        },
        {
          ...{ id: 133, level: 3, title: t('中级检验员'), people: 18, leadsTo: [124] },
          about: t('复杂零件和三坐标，带新检验员。'),
          asks: { sampling: 3, drawing: 3, safety: 2, msa: 1, spc: 2 },
        },
        {
          ...{ id: 134, level: 4, title: t('检验班长'), people: 7 },
          about: t('管检验班，对放行负责。'),
          asks: { sampling: 4, drawing: 3, lead: 2, talk: 3, safety: 3 },
        },
        {
          ...{ id: 135, level: 5, title: t('质量主管'), people: 3 },
          about: t('管检验和质量工程的日常。'),
          asks: { sampling: 4, drawing: 4, lead: 4, talk: 4, spc: 3, claim: 4 },
        },
        {
          ...{ id: 136, level: 6, title: t('质量经理'), people: 1 },
          about: t('对客户和体系负总责。'),
          asks: { sampling: 4, drawing: 4, lead: 5, talk: 5, spc: 4, claim: 5, msa: 4 },
        },
      ],
    },
    {
      ...{ id: 14, title: t('工艺'), pigment: 'ochre' },
      posts: [
        {
          ...{ id: 141, level: 1, title: t('操作工'), people: 320 },
          about: t('会操作本岗设备，守节拍。'),
          asks: { safety: 1 },
        },
        {
          ...{ id: 142, level: 2, title: t('调机员'), people: 64 },
          about: t('会调参数，会换型。'),
          asks: { safety: 2, process: 2, drawing: 2 },
        },
        {
          ...{ id: 143, level: 3, title: t('工艺员'), people: 21, leadsTo: [124] },
          about: t('写作业指导书，盯关键参数。'),
          asks: { safety: 2, process: 3, drawing: 3, spc: 2 },
        },
        {
          ...{ id: 144, level: 4, title: t('工艺工程师'), people: 12, leadsTo: [135] },
          about: t('新线工艺、节拍平衡、换型改善。'),
          asks: { process: 4, drawing: 4, spc: 3, safety: 3, talk: 3 },
        },
        {
          ...{ id: 145, level: 5, title: t('高级工艺工程师'), people: 5 },
          about: t('主导重点项目的工艺方案。'),
          asks: { process: 5, drawing: 4, spc: 4, msa: 3, talk: 4 },
        },
        {
          ...{ id: 146, level: 6, title: t('工艺专家'), people: 2 },
          about: t('关键技术的最后一个电话打给他。'),
          asks: { process: 5, drawing: 5, spc: 5, msa: 4, talk: 4 },
        },
      ],
    },
  ],
  people: [
    {
      ...{
        account: 'H20381',
        post: 133,
        sinceDays: 420,
        beganDays: 455,
        walked: [131, 132],
        aim: 124,
        likes: [124, 134],
      },
      levels: [
        ['spc', 2, t('过程检验员（中级）证书'), 260],
        ['msa', 1, t('量具使用上岗考核 84 分'), 300],
        ['claim', 3, t('8D 报告评审，何佳怡评'), 90],
        ['sampling', 4, t('阶段测验 86 分'), 35],
        ['drawing', 4, t('证书“过程检验员（中级）”'), 260],
        ['talk', 3, t('孙立军评'), 18],
        ['safety', 2, t('班前安全考核 92 分'), 60],
      ],
    },
    {
      ...{ account: 'H20412', post: 142, sinceDays: 200, beganDays: 700, walked: [141], aim: 143, likes: [143, 124] },
      levels: [
        ['safety', 2, t('班前安全考核 88 分'), 60],
        ['process', 2, t('换型实操通过'), 150],
        ['drawing', 1, t('识图摸底 61 分'), 180],
      ],
    },
    {
      ...{
        account: 'H10017',
        post: 125,
        sinceDays: 900,
        beganDays: 3000,
        walked: [131, 132, 133, 124],
        aim: 126,
        likes: [124, 125],
      },
      levels: [
        ['spc', 5, t('六西格玛黑带'), 800],
        ['msa', 4, t('测量系统内训师'), 600],
        ['claim', 4, t('客户年度评价 A'), 200],
        ['sampling', 4, t('质量工程师证书'), 900],
        ['drawing', 4, t('质量工程师证书'), 900],
        ['talk', 4, t('年度 360 评估'), 300],
      ],
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
