import type { NoteState } from '@banyan/contracts/course';

/** A note of the demo. */
export interface SeedNote {
  readonly eid: number;
  readonly account: string;
  readonly course: number;
  /** Number of the chapter. */
  readonly chapter: number;
  /** Second of the video; -1: the whole chapter. */
  readonly second: number;
  readonly state: NoteState;
  readonly hoursAgo: number;
  readonly text: string;
  readonly reason?: string;
}

type Told = readonly [
  account: string,
  chapter: number,
  second: number,
  state: NoteState,
  hoursAgo: number,
  text: string,
];

const inCourse = (eid: number, course: number, told: readonly Told[]): SeedNote[] =>
  told.map(([account, chapter, second, state, hoursAgo, text]) => ({
    ...{ eid, course, account, chapter, second, state, hoursAgo, text },
  }));

/** Notes of both demo enterprises, in every state, of the learner and of colleagues. */
export const seedNotes: readonly SeedNote[] = [
  ...inCourse(1001, 101, [
    ['H20381', 1, 18, 'passed', 60, '三检不是三个人签字，是三个角度：自己看过程，下道看结果，专检看标准。'],
    ['H20381', 1, 52, 'private', 58, '我们线上首件一直等检验员，其实自检可以先做，省十几分钟。'],
    ['H20381', 2, 9, 'passed', 31, '夜班只有一名检验员时，路线从终检倒走，先看最贵的工序。'],
    ['H20381', 2, 24, 'private', 30, '换刀后的第一件也算首件，记录卡要另起一行。'],
    ['H20381', 2, 41, 'reviewing', 4, '过程能力和后果两个维度，做成一张 3 × 3 的表，贴在巡检车上。'],
    ['H20381', 2, 55, 'draft', 3, '追溯范围 = 上次合格到这次，'],
    ['H10017', 1, 30, 'passed', 200, 'Cpk 用最近 30 天的，别用年初那份能力报告。换过刀具品牌要重算。'],
    ['H30101', 2, 15, 'passed', 90, '我们线把“停机超过 30 分钟”写进了交接表第一行，谁接班谁做首件，三个月没再扯皮。'],
    ['H30108', 2, 33, 'passed', 72, '倒着走的时候把量具车也倒着推，先到的工序先用塞规，少跑 40 米。'],
    ['H30122', 2, 41, 'reviewing', 6, '首件卡加一栏“上一班遗留”，接班的人第一眼就看到。'],
  ]),
  {
    ...{ eid: 1001, account: 'H20381', course: 102, chapter: 1, second: 20, state: 'rejected', hoursAgo: 50 },
    text: '上个月给宏达的那批，抽样方案就是这么定错的，详见客诉单。',
    reason: '提到了客户名称和客诉单，去掉后可以再提交',
  },
  ...inCourse(1002, 201, [
    ['L1042', 1, 15, 'passed', 40, 'Twenty minutes on the dock is the limit, not the target. Ours is ten.'],
    ['L1042', 1, 48, 'private', 39, 'Ask Priya where the spare thermometer is kept.'],
    ['L1042', 2, 12, 'reviewing', 5, 'Move the dairy first: it warms fastest and sells fastest.'],
    ['L1042', 2, 30, 'draft', 4, 'If the chiller door seal is worn, '],
    ['L2101', 1, 20, 'passed', 80, 'We put a timer on the dock door. Everyone looks at it, nobody argues any more.'],
    [
      'L2104',
      2,
      25,
      'passed',
      70,
      'Write the reading down before you close the door. After that you only remember the last one.',
    ],
    ['L2107', 2, 40, 'reviewing', 7, 'Put the check sheet inside the door, at eye level.'],
  ]),
  {
    ...{ eid: 1002, account: 'L1042', course: 201, chapter: 3, second: 10, state: 'rejected', hoursAgo: 60 },
    text: 'Last time the technician from CoolTec took two days to come.',
    reason: 'Please leave the supplier’s name out and submit it again.',
  },
];
