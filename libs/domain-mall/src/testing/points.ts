import {
  medalFamilies,
  type MedalStanding,
  type PointsEntry,
  type PointsHome,
  type Ranking,
  type RankPlace,
  type SignDays,
} from '@banyan/contracts/mall';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const day = 86_400_000;

/** The points balance. */
export const makePointsHome = (values: Partial<PointsHome> = {}): PointsHome => ({
  ...{ lifetime: 3480, spendable: 2340, leftToday: 155, signed: false },
  clearing: { points: 200, at: Date.UTC(2025, 11, 31, 16) },
  tasks: [
    { rule: 'points.sign', points: null, limit: 20, today: 0 },
    { rule: 'course.chapter', points: 15, limit: 150, today: 15 },
    { rule: 'exam.passed', points: null, limit: null, today: 0 },
  ],
  ...values,
});

const entries = [
  ['points.sign', '', '', 5],
  ['mall.exchange', '数显卡尺 0–150 mm', 'Digital calliper, 0–150 mm', -1200],
  ['course.chapter', '第 2 章 首件怎么判', 'Chapter 2: judging the first piece', 15],
  ['exam.passed', '', '', 25],
  ['mall.cancelled', '降噪耳罩 SNR 33 dB', 'Ear defenders, SNR 33 dB', 900],
  ['points.cleared', '', '', -90],
  ['points.corrected', '第 2 章重复计分', 'Chapter 2 was counted twice', -15],
] as const;

/** Entries of the ledger. */
export const makeEntries = (language: StoryLanguage = 'zh'): PointsEntry[] =>
  entries.map(([rule, zh, en, points], index) => ({
    ...{ id: 20 - index, rule, title: language === 'en' ? en : zh, points },
    at: fixtureNow - index * 0.7 * day,
  }));

/** Three days signed, the fourth is today. */
export const makeSignDays = (signed = false): SignDays => ({
  signed,
  streakDays: signed ? 4 : 3,
  days: [17, 18, 19, 20, 21, 22, 23].map((date, index) => ({
    date: `2025-11-${date}`,
    state: index < 3 || (index === 3 && signed) ? 'done' : index === 3 ? 'today' : 'next',
    points: index === 6 ? 20 : 5,
  })),
});

const names = {
  zh: '周启明 林晓岚 陈国栋 吴建平 韩雪 何佳怡 马志强 顾文澜 赵敏 唐立 孙浩然 欧阳雪晴 李思远 王海燕 杜鹏'.split(' '),
  en: 'Amy Chen,Daniel O’Connor,Priya Sharma,Lucas Schmidt,Sofia Rossi,Zihan Wang,Noah Williams,Elena García,Tom Bracken,Lin Yi-Chun,Marcos Silva,Hanna Kowalski,Mia Chen,Grace Park,Omar Haddad'.split(
    ',',
  ),
};
const minutes = [412, 386, 371, 338, 338, 305, 288, 271, 264, 252, 163, 158, 155, 155, 149];
const ranks = [1, 2, 3, 4, 4, 6, 7, 8, 9, 10, 16, 17, 18, 18, 20];

/** The first ten, and the learner on the eighteenth place. */
export const makePlaces = (language: StoryLanguage = 'zh'): RankPlace[] =>
  minutes.map((value, index) => ({
    rank: ranks[index] ?? 0,
    name: names[language][index] ?? '',
    department: language === 'en' ? 'Store operations' : '质量部',
    image: '',
    value,
    before: index % 3 === 1 ? (ranks[index] ?? 0) + 3 : null,
    own: index === 12,
  }));

/** A ranking by hours of this week. */
export const makeRanking = (values: Partial<Ranking> = {}, language: StoryLanguage = 'zh'): Ranking => ({
  ...{ on: true, from: '2025-11-17', to: '2025-11-23', total: 486, hidden: false, step: 30 },
  places: makePlaces(language),
  own: { rank: 18, value: 155, equals: 1, next: 158 },
  spread: [52, 118, 104, 66, 48, 38, 24, 12, 10, 6, 3, 3, 1, 1].map((people, index) => ({ from: index * 30, people })),
  history: [84, 38, 112, 158, 166, 155, 160, 155].map((value, index) => ({
    from: new Date(Date.UTC(2025, 8, 29 + 7 * index)).toISOString().slice(0, 10),
    value,
  })),
  departments: [112, 107, 98, 84, 68, 56].map((value, index) => ({
    rank: index + 1,
    name:
      (language === 'en'
        ? ['Digital', 'Lean office', 'Quality', 'Metrology', 'Assembly', 'Machining']
        : ['数字化部', '精益推进办', '质量部', '计量室', '总装车间', '加工中心']
      )[index] ?? '',
    value,
    own: index === 2,
  })),
  ...values,
});

const goals: readonly (readonly [counts: MedalStanding['counts'], goals: readonly number[], done: number])[] = [
  ['days', [3, 7, 14, 30, 100, 365], 9],
  ['exams', [1, 3, 10], 4],
  ['credits', [100, 300, 1000], 125],
  ['signed', [1, 30, 100], 12],
  ['signedInRow', [7, 21, 60], 4],
  ['courses', [1, 10], 4],
  ['hours', [600, 3000], 560],
  ['points', [300, 3000], 3480],
];
const familyOf: Readonly<Record<string, MedalStanding['family']>> = {
  days: 'keep',
  exams: 'craft',
  credits: 'craft',
  signed: 'share',
  signedInRow: 'share',
};

/** Two dozen medals, some of them earned. */
export const makeMedals = (): MedalStanding[] =>
  goals
    .flatMap(([counts, all, done]) =>
      all.map((goal, index) => ({
        ...{ key: `${counts}${goal}`, family: familyOf[counts] ?? ('mile' as const), counts, goal },
        done: Math.min(done, goal),
        earnedAt: done >= goal ? fixtureNow - (index + 2) * 21 * day : null,
      })),
    )
    .sort((a, b) => medalFamilies.indexOf(a.family) - medalFamilies.indexOf(b.family));
