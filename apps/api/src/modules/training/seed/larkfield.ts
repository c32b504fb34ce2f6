import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedProgramme } from './types.ts';

const induction: SeedProgramme = {
  id: 6501,
  title: t('入职 90 天', 'Your first 90 days'),
  summary: t(
    '从第一周到独当一面：先在卖场站稳，再选一个岗位方向。',
    'From your first week to running a section: find your feet, then pick where you want to grow.',
  ),
  category: t('新员工', 'New starters'),
  owner: t('人才发展部 诺拉', 'Nora, People & Learning'),
  motif: 'newbie',
  publishedIn: -180,
  days: 90,
  credits: 300,
  countsEarlier: true,
  stages: [
    {
      title: t('第一周', 'Week one'),
      rule: 'start',
      dueDay: 7,
      tasks: [
        {
          kind: 'course',
          itemId: 223,
          title: t('欢迎来到 Larkfield：第一周', 'Welcome to Larkfield: your first week'),
        },
        { kind: 'course', itemId: 202, title: t('日期、轮换与临期减价', 'Dates, rotation and markdown') },
      ],
    },
    {
      title: t('在卖场站稳', 'Find your feet'),
      rule: 'date',
      opensDay: 7,
      dueDay: 45,
      electives: 1,
      tasks: [
        { kind: 'course', itemId: 201, title: t('冷链：从月台到货架', 'Cold chain from dock to shelf') },
        { kind: 'homework', itemId: 9501, title: t('冷柜巡检：写一周的记录', 'Chiller checks: a week of records') },
        {
          kind: 'questionnaire',
          itemId: 700_006,
          title: t('冷链温度记录新表格试用', 'Trying out the new cold chain log'),
        },
        { kind: 'course', itemId: 210, title: t('三米一笑：接待与帮助', 'Three metres and a smile'), elective: true },
        { kind: 'course', itemId: 207, title: t('货架不说谎：补货与缺货', 'Honest shelves'), elective: true },
      ],
    },
    {
      title: t('方向：生鲜', 'Path: fresh food'),
      rule: 'choice',
      choice: 1,
      tasks: [
        { kind: 'course', itemId: 203, title: t('服务柜台的过敏原', 'Allergens at the service counter') },
        { kind: 'exam', itemId: 1201, title: t('食品安全上岗测验', 'Food handler test') },
      ],
    },
    {
      title: t('方向：前台服务', 'Path: front end'),
      rule: 'choice',
      choice: 1,
      tasks: [
        { kind: 'course', itemId: 209, title: t('收银：快、准、有礼', 'Checkout: fast, accurate, kind') },
        { kind: 'exam', itemId: 1208, title: t('顾客服务季度考核', 'Customer service, quarterly test') },
      ],
    },
    {
      title: t('独当一面', 'On your own'),
      rule: 'after',
      dueDay: 90,
      tasks: [
        { kind: 'homework', itemId: 9507, title: t('少一点浪费：三个主意', 'Less waste: three ideas') },
        { kind: 'course', itemId: 206, title: t('闭店：把明天交给明天的人', 'Closing: handing tomorrow over') },
      ],
    },
  ],
  known: { joinedAgo: 31 },
  colleagues: 3,
};

const food: SeedProgramme = {
  id: 6502,
  title: t('食品安全年度认证', 'Food safety, yearly certification'),
  summary: t(
    '接触生鲜的同事每年一次。课学过的不用再学，测验每年重新通过。',
    'Once a year for everyone who handles fresh food. Courses you have learned stay learned; the test is taken anew.',
  ),
  category: t('生鲜与食品安全', 'Fresh food and food safety'),
  owner: t('食品安全团队', 'Food safety team'),
  motif: 'safety',
  publishedIn: -700,
  open: true,
  credits: 100,
  countsEarlier: true,
  certificate: { templateId: 9701, title: t('食品安全二级', 'Food Safety, Level 2') },
  validDays: 365,
  renewDays: 60,
  stages: [
    {
      title: t('学', 'Learn'),
      rule: 'start',
      tasks: [
        { kind: 'course', itemId: 202, title: t('日期、轮换与临期减价', 'Dates, rotation and markdown') },
        {
          kind: 'course',
          itemId: 203,
          title: t('服务柜台的过敏原', 'Allergens at the service counter'),
          elective: true,
        },
        {
          kind: 'course',
          itemId: 204,
          title: t('把生鲜柜台真正洗干净', 'Cleaning a fresh counter properly'),
          elective: true,
        },
      ],
    },
    {
      title: t('测', 'Prove it'),
      rule: 'after',
      tasks: [{ kind: 'exam', itemId: 1202, title: t('冷链快测', 'Cold chain quick check'), again: true }],
    },
  ],
  known: { joinedAgo: 320, round: 2, beganAgo: 4 },
  colleagues: 9,
};

const leaders: SeedProgramme = {
  id: 6503,
  title: t('值班经理训练营', 'Duty manager camp'),
  summary: t(
    '八周，线上学、面授练、回门店用。结营后发值班经理证书。',
    'Eight weeks: learn online, practise together, use it in your store. You leave as a duty manager.',
  ),
  category: t('带团队', 'Leading a team'),
  term: t('秋季班', 'Autumn term'),
  owner: t('人才发展部 诺拉', 'Nora, People & Learning'),
  motif: 'lead',
  publishedIn: -40,
  beginsIn: -24,
  endsIn: 29,
  credits: 400,
  countsEarlier: true,
  certificate: { templateId: 9705, title: t('店铺值班经理', 'Duty Manager') },
  validDays: 730,
  renewDays: 60,
  stages: [
    {
      title: t('线上预习', 'Before we meet'),
      rule: 'start',
      dueIn: 1,
      tasks: [
        {
          kind: 'course',
          itemId: 223,
          title: t('欢迎来到 Larkfield：第一周', 'Welcome to Larkfield: your first week'),
        },
        { kind: 'course', itemId: 202, title: t('日期、轮换与临期减价', 'Dates, rotation and markdown') },
        { kind: 'exam', itemId: 1207, title: t('门店运营周测', 'Weekly store test') },
      ],
    },
    {
      title: t('面对面', 'Together in the room'),
      rule: 'date',
      opensIn: -3,
      dueIn: 5,
      electives: 1,
      tasks: [
        { kind: 'exam', itemId: 1209, title: t('食品安全年度考试', 'Food safety, yearly test') },
        { kind: 'exam', itemId: 1202, title: t('冷链快测', 'Cold chain quick check'), dueIn: 3 },
        { kind: 'homework', itemId: 9505, title: t('开店：自己的检查清单', 'Opening the store: your own checklist') },
        {
          kind: 'activity',
          itemId: 8503,
          title: t('早班交接：五分钟说清', 'Morning handover in five minutes'),
          dueIn: 4,
        },
        {
          kind: 'course',
          itemId: 211,
          title: t('投诉：从问题到信任', 'Complaints: from problem to trust'),
          elective: true,
        },
        { kind: 'course', itemId: 215, title: t('冲突面前，人先安全', 'Conflict: people first'), elective: true },
      ],
    },
    {
      title: t('回门店用', 'In your store'),
      rule: 'date',
      opensIn: 6,
      dueIn: 22,
      tasks: [
        { kind: 'course', itemId: 213, title: t('损耗从哪里来', 'Where shrink comes from') },
        { kind: 'homework', itemId: 9507, title: t('少一点浪费：三个主意', 'Less waste: three ideas') },
        {
          kind: 'activity',
          itemId: 8504,
          title: t('走进产地：草莓从田里到货架', 'From field to shelf: strawberries'),
        },
        { kind: 'questionnaire', itemId: 700_005, title: t('门店休息室与排班意见', 'Break rooms and rotas') },
      ],
    },
    {
      title: t('结营', 'The last step'),
      rule: 'after',
      dueIn: 29,
      tasks: [
        {
          kind: 'homework',
          itemId: 9503,
          title: t('陈列：一面货架的前后对比', 'Display: one shelf, before and after'),
        },
        { kind: 'course', itemId: 220, title: t('新任组长的前九十天', 'Your first ninety days as a team leader') },
      ],
    },
  ],
  known: { joinedAgo: 26 },
  colleagues: 11,
};

const past: SeedProgramme = {
  id: 6504,
  title: t('夏季客流高峰准备', 'Ready for the summer peak'),
  summary: t('夏季旺季前的专项培训，已经结束。', 'The refresher before the summer season. It is over.'),
  category: t('门店运营', 'Store operations'),
  owner: t('门店运营部', 'Store operations'),
  motif: 'lean',
  publishedIn: -110,
  beginsIn: -102,
  endsIn: -72,
  credits: 150,
  countsEarlier: true,
  stages: [
    {
      title: t('备货', 'Stock'),
      rule: 'start',
      tasks: [
        { kind: 'course', itemId: 207, title: t('货架不说谎：补货与缺货', 'Honest shelves') },
        { kind: 'course', itemId: 219, title: t('预测与订货：什么时候改它', 'Forecasts and orders') },
      ],
    },
    {
      title: t('接待', 'Service'),
      rule: 'after',
      tasks: [{ kind: 'course', itemId: 210, title: t('三米一笑：接待与帮助', 'Three metres and a smile') }],
    },
  ],
  known: { joinedAgo: 104 },
  colleagues: 8,
};

/** Programmes of Larkfield. */
export const larkfieldProgrammes: readonly SeedProgramme[] = [induction, food, leaders, past];
