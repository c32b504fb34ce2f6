import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedHomework } from './types.ts';

const eid = 1002;

/** Homework of the retailer, one in every state. */
export const larkfieldHomework: readonly SeedHomework[] = [
  {
    id: 9501,
    eid,
    title: t('冷柜巡检：写一周的记录', 'Chiller checks: a week of records'),
    task: t(
      '记录你门店一周的冷柜温度，每天早晚各一次，用附件里的表。\n\n有一次超温的，写清你做了什么。',
      'Record the chiller temperatures of your store for a week, morning and evening, in the form below.\n\nWhere a reading was too warm, say what you did.',
    ),
    criteria: [
      { text: t('温度都记了', 'The readings are there'), points: 50, keywords: ['°C'] },
      {
        text: t('超温时做了什么', 'What was done when it was too warm'),
        points: 50,
        keywords: ['moved', 'technician'],
      },
    ],
    owner: t('生鲜', 'Fresh food'),
    opensIn: -6,
    dueIn: 3,
    fullScore: 1000,
    passScore: 600,
    attachments: [
      {
        name: 'chiller-record.csv',
        content: 'day,time,unit,reading °C,action\nMon,07:30,C1,,\nMon,19:30,C1,,\n',
      },
      {
        name: 'How to record.docx',
        content: {
          kind: 'docx',
          heading: 'How to record chillers',
          text: [
            'Read each unit twice a day, before opening and after closing. Write what it shows, not what it should.',
          ],
          table: [
            ['Reading', 'What to do'],
            ['1 to 5 °C', 'Nothing'],
            ['Above 5 °C', 'Move the goods, call the technician'],
          ],
        },
      },
    ],
    draft: 'Monday 07:30, C1 3.1 °C, C2 2.8 °C.\nMonday 19:30, C1 3.4 °C, C2 ',
    colleague:
      'All readings between 2 and 4 °C. On Wednesday evening C3 was at 7 °C: moved the dairy to C1 and called the technician.',
  },
  {
    id: 9502,
    eid,
    title: t('退货：录一段和顾客的对话', 'Returns: record a conversation'),
    task: t(
      '和同事演一次退货：顾客没带小票。录音或录像，三分钟以内。',
      'Play a return with a colleague: the customer has no receipt. Sound or video, three minutes at most.',
    ),
    owner: t('客户服务', 'Customer service'),
    opensIn: -12,
    dueIn: 9,
    fullScore: 1000,
    passScore: 600,
    handedIn: [
      {
        hoursAgo: 20,
        text: 'I asked when and how she paid, found the payment on the till and took the blender back. What I would do differently: offer the exchange first.',
        state: 'marking',
      },
    ],
  },
  {
    id: 9503,
    eid,
    title: t('陈列：一面货架的前后对比', 'Display: one shelf, before and after'),
    task: t(
      '选一面货架，按课上的三条规则重新陈列，写清每一处改动和理由。',
      'Choose one shelf, rearrange it by the three rules of the course and give your reason for each change.',
    ),
    owner: t('门店运营', 'Store operations'),
    opensIn: -40,
    dueIn: -8,
    fullScore: 1000,
    passScore: 600,
    handedIn: [
      {
        hoursAgo: 470,
        text: 'Shelf 14, breakfast. I moved the muesli we want to sell to eye level and put the children’s cereals where children see them. Sales of the muesli rose by a fifth in two weeks.\n\nThe end of the shelf was empty after eleven. Now the early shift fills it at ten.',
        state: 'passed',
        score: 905,
        comment: 'Clear, and you measured it. Please show it at the next store meeting.',
        comments: [
          {
            of: 'rose by a fifth in two weeks',
            words: 'Compared with which weeks? Last year’s would be fairer than last month’s.',
          },
          { of: 'fills it at ten', words: 'Good: a rule with a time in it is one that is kept.' },
        ],
      },
    ],
  },
  {
    id: 9504,
    eid,
    title: t('过敏原：给六种产品写标签', 'Allergens: labels for six products'),
    task: t(
      '给熟食柜的六种产品写过敏原标签，注意可能的交叉接触。',
      'Write the allergen labels for six products of the deli counter. Mind what may get in by contact.',
    ),
    owner: t('生鲜', 'Fresh food'),
    opensIn: -15,
    dueIn: 6,
    fullScore: 1000,
    passScore: 600,
    handedIn: [
      {
        hoursAgo: 72,
        text: 'Pesto chicken: milk, nuts. Coleslaw: egg, mustard. Falafel: none. Hummus: sesame. Tuna salad: fish, egg. Couscous: gluten.',
        state: 'failed',
        score: 480,
        comment: 'Five are right. The one that is not could hurt somebody, so please hand it in again.',
        comments: [{ of: 'Falafel: none', words: 'Ours are bound with wheat flour and fried beside the prawns.' }],
      },
    ],
  },
  {
    id: 9505,
    eid,
    title: t('开店：自己的检查清单', 'Opening the store: your own checklist'),
    task: t('写一张你自己的开店清单，最多十条。', 'Write your own checklist for opening the store, ten lines at most.'),
    owner: t('门店运营', 'Store operations'),
    opensIn: -5,
    dueIn: 12,
    fullScore: 100,
    passScore: 60,
    handedIn: [
      {
        hoursAgo: 6,
        text: '1 Alarm off, lights on.\n2 Chillers read and noted.\n3 Bread in the oven.',
        state: 'withdrawn',
      },
    ],
  },
  {
    id: 9506,
    eid,
    title: t('第一个月：写一写', 'Your first month'),
    task: t(
      '写写第一个月学会了什么，还不放心什么。',
      'What have you learned in your first month, and what are you still unsure of?',
    ),
    owner: t('人力资源', 'People'),
    opensIn: -45,
    dueIn: -20,
    fullScore: 100,
    passScore: 60,
  },
  {
    id: 9507,
    eid,
    title: t('少一点浪费：三个主意', 'Less waste: three ideas'),
    task: t('写三个能在你门店减少浪费的主意。', 'Three ideas that would reduce waste in your store.'),
    owner: t('门店运营', 'Store operations'),
    opensIn: 4,
    dueIn: 25,
    fullScore: 1000,
    passScore: 600,
  },
];
