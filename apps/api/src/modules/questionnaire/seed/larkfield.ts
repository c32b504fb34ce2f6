import type { L10n } from '../../../db/seed/content/types.ts';
import type { SeedQuestionnaire } from './types.ts';

const t = (zh: string, en: string): L10n => ({ zh, en });
const numbers = (...all: readonly (readonly number[])[]) => all.map((one) => ({ numbers: one }));

/** What the retailer asks. */
export const larkfieldQuestionnaires: readonly SeedQuestionnaire[] = [
  {
    eid: 1002,
    kind: 'questionnaire',
    title: t('门店休息室与排班意见', 'Break rooms and rotas'),
    introduction: t(
      '匿名填写，只看合计。写到一半可以关掉，回来接着填。',
      'Your answers are anonymous; only totals are shown. You can close this at any time and carry on later.',
    ),
    owner: t('人才发展部', 'People & Learning'),
    opensIn: -4,
    closesIn: 10,
    anonymous: true,
    minutes: 3,
    results: 'answered',
    taken: 12,
    items: [
      {
        id: 'room',
        type: 'star',
        title: t('你们店的休息室怎么样？', 'How is the break room in your store?'),
        answered: numbers([4], [3], [5], [2], [4]),
      },
      {
        id: 'rota',
        type: 'score',
        title: t('排班提前通知得够早吗？', 'Do you get your rota early enough?'),
        min: 0,
        max: 10,
        low: t('太晚', 'Far too late'),
        high: t('很及时', 'Early enough'),
        answered: numbers([7], [5], [8], [9], [4], [8]),
      },
      {
        id: 'first',
        type: 'sorting',
        title: t('先改哪一样？从上到下排', 'What should we fix first? Put them in order'),
        options: [
          t('微波炉再多一台', 'One more microwave'),
          t('储物柜带充电口', 'Lockers with sockets'),
          t('排班提前两周', 'Rotas two weeks ahead'),
          t('更安静的角落', 'A quieter corner'),
        ],
        answered: numbers([2, 1, 0, 3], [2, 0, 1, 3], [1, 2, 3, 0]),
      },
      {
        id: 'shifts',
        type: 'multiple',
        title: t('你常上哪些班？', 'Which shifts do you usually work?'),
        min: 1,
        max: 2,
        options: [t('早班', 'Early'), t('白班', 'Day'), t('晚班', 'Late'), t('夜间补货', 'Night replenishment')],
        answered: numbers([0], [0, 1], [2], [3], [1, 2]),
      },
      {
        id: 'words',
        type: 'description',
        required: false,
        title: t('还有什么想说的？', 'Anything else?'),
        answered: [{ text: 'The kettle has been broken since October.' }, {}, {}],
      },
    ],
  },
  {
    eid: 1002,
    kind: 'questionnaire',
    title: t('冷链温度记录新表格试用', 'Trying out the new cold chain log'),
    introduction: t('请带生鲜的同事在试用一周后填写。', 'For colleagues in fresh food, after a week with the new log.'),
    owner: t('生鲜', 'Fresh food'),
    opensIn: -1,
    closesIn: 13,
    anonymous: false,
    minutes: 2,
    results: 'closed',
    taken: 6,
    items: [
      {
        id: 'clear',
        type: 'single',
        title: t('新表格看得懂吗？', 'Is the new log easy to follow?'),
        options: [t('一看就懂', 'Yes, at once'), t('要想一想', 'After a while'), t('看不懂', 'No')],
        answered: numbers([0], [1], [0]),
      },
      {
        id: 'time',
        type: 'time',
        title: t('最后一次记录一般在几点？', 'When do you usually take the last reading?'),
        answered: [{ text: '21:30' }],
      },
      {
        id: 'photo',
        type: 'upload',
        required: false,
        title: t('拍一张填好的表', 'Add a photo of a completed page'),
      },
      {
        id: 'sign',
        type: 'signature',
        required: false,
        title: t('签名确认已读新规定', 'Sign to confirm that you have read the new rule'),
      },
    ],
  },
  {
    eid: 1002,
    kind: 'vote',
    title: t('年终聚会去哪里', 'Where to hold the year-end party'),
    introduction: t('每人一票，周五公布。', 'One vote each. We announce the result on Friday.'),
    owner: t('人才发展部', 'People & Learning'),
    opensIn: -2,
    closesIn: 5,
    anonymous: true,
    minutes: 1,
    results: 'answered',
    taken: 12,
    items: [
      {
        id: 'place',
        type: 'single',
        title: t('你选哪里？', 'Your choice'),
        options: [
          t('河边餐厅', 'Riverside restaurant'),
          t('保龄球馆', 'Bowling alley'),
          t('总部屋顶', 'The rooftop at head office'),
        ],
        answered: numbers([1], [0], [1], [2], [1], [0]),
      },
    ],
  },
  {
    eid: 1002,
    kind: 'questionnaire',
    title: t('夏季工装试穿反馈', 'Summer uniform trial'),
    introduction: t('已经结束，感谢参加。', 'This one is closed. Thank you for taking part.'),
    owner: t('门店运营', 'Store operations'),
    opensIn: -150,
    closesIn: -120,
    anonymous: true,
    minutes: 2,
    results: 'closed',
    taken: 10,
    items: [
      {
        id: 'fit',
        type: 'single',
        title: t('合身吗？', 'Does it fit?'),
        options: [t('正好', 'Just right'), t('偏大', 'Too large'), t('偏小', 'Too small')],
        answered: numbers([0], [0], [1], [2]),
      },
    ],
  },
];
