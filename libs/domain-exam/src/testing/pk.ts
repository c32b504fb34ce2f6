import {
  answerPk,
  challengePk,
  joinPk,
  nextPk,
  pkBattle,
  pkColleagues,
  pkHall,
  pkHeroes,
  pkHistory,
  replyPk,
  type PkAnswer,
  type PkBattle,
  type PkBattleRow,
  type PkColleague,
  type PkFighter,
  type PkHall,
  type PkHero,
  type PkHeroes,
  type PkMissed,
  type PkQuestion,
  type PkSide,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const HOUR = 3_600_000;
const pick = (language: Language) => (zh: string, en: string) => (language === 'zh' ? zh : en);

/** A player of a battle. */
export const makeFighter = (name: string, department: string, values: Partial<PkFighter> = {}): PkFighter => ({
  ...{ name, department, image: '', anonymous: 'N' },
  ...values,
});

/** A player who wants to stay unknown. */
export const unknownFighter = makeFighter('', '', { anonymous: 'Y' });

/** The side of a player with these points for the questions so far. */
export function makeSide(who: PkFighter, points: readonly number[], values: Partial<PkSide> = {}): PkSide {
  return {
    who,
    points: points.reduce((sum, one) => sum + one, 0),
    scores: points.map((one) => ({ points: one, right: one > 0 ? 'Y' : 'N' })),
    joined: 'Y',
    thinking: 'N',
    finished: points.length === 10 ? 'Y' : 'N',
    ...values,
  };
}

const ownPoints = [16, 14, 0, 18, 15, 16, 0, 17, 15, 16];
const theirPoints = [15, 14, 16, 0, 14, 0, 15, 16, 15, 14];

/** A battle as lists show it. */
export function makeBattleRow(language: Language, values: Partial<PkBattleRow> = {}): PkBattleRow {
  const say = pick(language);
  return {
    id: 41,
    state: 'finished',
    title: say('抽样检验', 'Sampling inspection'),
    words: '',
    total: 10,
    reward: 20,
    invited: 'N',
    own: makeSide(makeFighter(say('李思远', 'Mia Chen'), say('质量部', 'Quality')), ownPoints),
    opponent: makeSide(makeFighter(say('何佳怡', 'Amy Chen'), say('工艺研究室', 'Process lab')), theirPoints),
    outcome: 'won',
    createdAt: fixtureNow - 5 * HOUR,
    deadlineAt: fixtureNow + 43 * HOUR,
    endedAt: fixtureNow - 4 * HOUR,
    ...values,
  };
}

/** Finished battles, with every outcome. */
export function makePastBattles(language: Language): PkBattleRow[] {
  const row = makeBattleRow(language);
  const { own, opponent } = row;
  return [
    row,
    { ...row, id: 42, outcome: 'lost', own: { ...own, points: 90 }, endedAt: fixtureNow - 28 * HOUR },
    {
      ...row,
      ...{ id: 43, outcome: 'tied', title: '', endedAt: fixtureNow - 50 * HOUR },
      opponent: opponent === null ? null : { ...opponent, who: unknownFighter },
    },
    { ...row, id: 44, state: 'declined', outcome: null, endedAt: fixtureNow - 60 * HOUR },
    { ...row, id: 45, state: 'expired', outcome: null, opponent: null, endedAt: fixtureNow - 90 * HOUR },
  ];
}

/** Challenges for the learner. */
export function makeInvitations(language: Language): PkBattleRow[] {
  const say = pick(language);
  const row = makeBattleRow(language, { state: 'waiting', invited: 'Y', outcome: null, endedAt: null });
  const own = makeSide(row.own.who, [], { joined: 'N' });
  return [
    {
      ...row,
      ...{ id: 51, own, deadlineAt: fixtureNow + 3 * HOUR },
      words: say('巡检五个触发点，输的人周五讲班前会。', 'Five triggers. The loser runs Friday’s stand-up.'),
      opponent: makeSide(makeFighter(say('孙立军', 'Daniel O’Connor'), say('机加车间', 'Machining')), []),
    },
    { ...row, id: 52, own, title: '', opponent: makeSide(unknownFighter, []) },
  ];
}

/** Current battles: waiting for the opponent, half done, waiting for anybody. */
export function makeRunning(language: Language): PkBattleRow[] {
  const row = makeBattleRow(language, { state: 'open', outcome: null, endedAt: null });
  const { own, opponent } = row;
  if (opponent === null) return [];
  return [
    { ...row, id: 61, own: makeSide(own.who, [16, 0, 14]) },
    { ...row, id: 62, opponent: makeSide(opponent.who, [15, 12]) },
    { ...row, id: 63, state: 'waiting', opponent: makeSide(opponent.who, [], { joined: 'N' }) },
    { ...row, id: 64, state: 'waiting', opponent: null, own: makeSide(own.who, []) },
  ];
}

/** Places of a hero list, two of them shared. */
export function makeHeroes(language: Language, values: Partial<PkHeroes> = {}): PkHeroes {
  const say = pick(language);
  const hero = (rank: number, name: string, wins: number, own: 'Y' | 'N' = 'N'): PkHero => ({
    ...{ rank, name, wins, own, image: '', battles: wins + 6, userId: rank * 10 + wins + name.length },
    department: say('质量部', 'Quality'),
  });
  const mine = hero(6, say('李思远', 'Mia Chen'), 13, 'Y');
  return {
    items: [
      hero(1, say('何佳怡', 'Amy Chen'), 18),
      hero(2, say('欧阳雪晴', 'Priya Sharma'), 15),
      hero(2, say('孙立军', 'Daniel O’Connor'), 15),
      hero(4, say('周建国', 'Lucas Schmidt'), 14),
      hero(4, say('吴雨桐', 'Sofia Rossi'), 14),
    ],
    own: mine,
    total: 42,
    toNext: 1,
    ...values,
  };
}

/** The hall of battles. */
export function makeHall(language: Language, values: Partial<PkHall> = {}): PkHall {
  const say = pick(language);
  return {
    joined: 'Y',
    joinGift: 200,
    firstGift: 0,
    reward: 20,
    rewardsADay: 5,
    total: 10,
    secondsEach: 20,
    battles: 23,
    wins: 13,
    banks: [
      { id: 1, name: say('抽样检验', 'Sampling inspection'), questions: 42 },
      { id: 2, name: say('首件检验与过程巡检', 'First article and patrol'), questions: 56 },
    ],
    invitations: makeInvitations(language),
    running: makeRunning(language).slice(0, 2),
    heroes: makeHeroes(language),
    ...values,
  };
}

/** Colleagues to challenge. */
export function makeColleagues(language: Language): PkColleague[] {
  const say = pick(language);
  return [
    { id: 101, name: say('何佳怡', 'Amy Chen'), department: say('质量部', 'Quality'), image: '' },
    { id: 102, name: say('欧阳雪晴', 'Priya Sharma'), department: say('总装车间', 'Assembly'), image: '' },
    { id: 103, name: say('孙立军', 'Daniel O’Connor'), department: say('机加车间', 'Machining'), image: '' },
  ];
}

/** A question of a battle. */
export function makePkQuestion(language: Language, values: Partial<PkQuestion> = {}): PkQuestion {
  const say = pick(language);
  return {
    id: 2007,
    no: 6,
    kind: 'single',
    stem: say(
      '一批 1,200 件，字码 J，样本量 80，AQL 1.0，正常检验一次抽样。样本里查出 3 件不合格，该怎么判？',
      'A lot of 1,200, code letter J, sample size 80, AQL 1.0, normal single sampling. Three items of the sample fail. What now?',
    ),
    options: [
      { id: 2, text: say('接收这一批', 'Accept the lot') },
      { id: 0, text: say('不接收这一批', 'Do not accept the lot') },
      { id: 1, text: say('再抽 80 件后判定', 'Sample another 80 and decide') },
      { id: 3, text: say('转为加严检验后重新判定', 'Switch to tightened inspection and decide again') },
    ],
    pictures: [],
    materials: [],
    endsAt: fixtureNow + 12_000,
    ...values,
  };
}

/** Questions missed in a battle. */
export function makeMissed(language: Language): PkMissed[] {
  const say = pick(language);
  return [
    {
      ...{ id: 2011, no: 3, truth: null },
      stem: say('正常检验转为加严检验的条件是什么？', 'When does normal inspection switch to tightened inspection?'),
      right: [say('连续 5 批或少于 5 批中有 2 批不接收', '2 of 5 or fewer consecutive lots are not accepted')],
      explanation: say('转移规则按批数算，不按日子算。', 'The switching rule counts lots, not days.'),
      lesson: { courseId: 104, chapterId: 7, second: 500, title: say('转移规则', 'Switching rules') },
    },
    {
      ...{ id: 2012, no: 7, right: [], truth: 'N', lesson: null },
      stem: say('主轴油位每天检查一次就够。', 'Checking the spindle oil once a day is enough.'),
      explanation: say('每班检查一次。', 'It is checked every shift.'),
    },
  ];
}

/** A battle in the middle, with both players answering. */
export function makeBattle(language: Language, values: Partial<PkBattle> = {}): PkBattle {
  const row = makeBattleRow(language, { state: 'open', outcome: null, endedAt: null });
  const own = makeSide(row.own.who, ownPoints.slice(0, 5), { thinking: 'Y' });
  const opponent =
    row.opponent === null ? null : makeSide(row.opponent.who, theirPoints.slice(0, 5), { thinking: 'Y' });
  return {
    ...{ ...row, own, opponent, secondsEach: 20, rewarded: 0, now: fixtureNow, missed: [] },
    question: makePkQuestion(language),
    ...values,
  };
}

/** A finished battle. */
export const makeEndedBattle = (language: Language, values: Partial<PkBattle> = {}): PkBattle =>
  makeBattle(language, {
    ...makeBattleRow(language),
    ...{ question: null, missed: makeMissed(language), rewarded: 20 },
    ...values,
  });

/** The server's reply to an answer. */
export function makePkAnswer(language: Language, values: Partial<PkAnswer> = {}): PkAnswer {
  const say = pick(language);
  return {
    ...{ questionId: 2007, mark: 'right', points: 16, tookMs: 7400, choice: [0], key: [0], theirs: [1] },
    explanation: say(
      '接收数 2、拒收数 3，查出 3 件就不接收。',
      'Accept at 2, reject at 3: three failures are too many.',
    ),
    lesson: { courseId: 104, chapterId: 7, second: 302, title: say('第 2 章', 'Chapter 2') },
    battle: makeBattle(language, { question: null }),
    ...values,
  };
}

/** Calls of battles, answered with fixtures. */
export function pkAnswers(language: Language): FakeAnswer[] {
  return [
    answer(pkHall, () => makeHall(language)),
    answer(pkHistory, () => ({ items: makePastBattles(language), next: null })),
    answer(joinPk, () => ({ points: 200 })),
    answer(pkColleagues, () => ({
      ...{ items: makeColleagues(language), next: null, recent: makeColleagues(language).slice(0, 1) },
      departments: [...new Set(makeColleagues(language).map(({ department }) => department))],
    })),
    answer(challengePk, () => ({ id: 71, met: 'N' as const })),
    answer(replyPk, ({ accept }) => ({ state: accept === 'Y' ? ('open' as const) : ('declined' as const) })),
    answer(pkBattle, () => makeBattle(language)),
    answer(nextPk, () => makeBattle(language)),
    answer(answerPk, () => makePkAnswer(language)),
    answer(pkHeroes, () => makeHeroes(language)),
  ];
}
