import type { ActivitySeat } from '@banyan/contracts/training';

/** A rating given afterwards. */
interface SeedOpinion {
  readonly stars: number;
  readonly words: string;
}

/** A participant, by account. */
export interface SeedGuest {
  readonly account: string;
  readonly seat?: ActivitySeat;
  /** Number of sessions attended; signed out of them too if that is required. */
  readonly attended?: number;
  /** False: still there, not signed out. */
  readonly leaves?: boolean;
  readonly opinion?: SeedOpinion;
}

/** Participants of an activity of the demo. */
export interface SeedComers {
  /** Number of participants among the colleagues without a login. */
  readonly colleagues?: number;
  /** Number of those who attended. */
  readonly came?: number;
  /** Ratings of colleagues, in turn. */
  readonly opinions?: readonly SeedOpinion[];
  readonly guests?: readonly SeedGuest[];
  /** Accounts that wait. */
  readonly waiting?: readonly string[];
}

/** Participants of the activities of the demo enterprises, by their ids. */
export const comers: Readonly<Record<number, SeedComers>> = {
  '8001': { colleagues: 13 },
  '8002': { colleagues: 12, waiting: ['H20381'] },
  '8003': { colleagues: 16 },
  '8004': {},
  '8005': { colleagues: 15, guests: [{ account: 'H20381', seat: { row: 2, column: 3 } }] },
  '8006': { colleagues: 17, came: 12, guests: [{ account: 'H20381', seat: { row: 3, column: 4 } }] },
  '8007': { colleagues: 14, guests: [{ account: 'H20381', attended: 1 }] },
  '8008': { colleagues: 18, came: 15, guests: [{ account: 'H20381', attended: 1, leaves: false }] },
  '8009': {
    colleagues: 18,
    came: 16,
    opinions: [
      { stars: 5, words: '第一次看懂了为什么要留基准，回去就把工位卡改了。' },
      { stars: 4, words: '讲得实在，就是后排看不清投影。' },
      { stars: 5, words: '希望每个季度来一次，换着车间讲。' },
      { stars: 4, words: '案例好，时间再多半小时就更好了。' },
      { stars: 3, words: '前半段听过，后半段有用。' },
    ],
    guests: [{ account: 'H20381', attended: 1, opinion: { stars: 5, words: '评分表要是能发下来就更好了。' } }],
  },
  '8010': {
    colleagues: 12,
    came: 11,
    opinions: [
      { stars: 5, words: '第一次看懂了为什么要留基准，回去就把工位卡改了。' },
      { stars: 4, words: '讲得实在，就是后排看不清投影。' },
      { stars: 5, words: '希望每个季度来一次，换着车间讲。' },
    ],
    guests: [
      { account: 'H20381', attended: 1 },
      { account: 'H10017', attended: 1 },
    ],
  },
  '8011': {
    colleagues: 9,
    came: 8,
    opinions: [
      { stars: 5, words: '希望每个季度来一次，换着车间讲。' },
      { stars: 4, words: '案例好，时间再多半小时就更好了。' },
    ],
    guests: [{ account: 'H20381' }],
  },
  '8012': {
    colleagues: 15,
    came: 15,
    opinions: [
      { stars: 5, words: '第一次看懂了为什么要留基准，回去就把工位卡改了。' },
      { stars: 4, words: '讲得实在，就是后排看不清投影。' },
      { stars: 5, words: '希望每个季度来一次，换着车间讲。' },
      { stars: 4, words: '案例好，时间再多半小时就更好了。' },
      { stars: 3, words: '前半段听过，后半段有用。' },
    ],
  },
  '8501': { colleagues: 9 },
  '8502': { colleagues: 8, waiting: ['L1042'] },
  '8503': { colleagues: 11 },
  '8504': {},
  '8505': { colleagues: 10, guests: [{ account: 'L1042', seat: { row: 2, column: 5 } }] },
  '8506': { colleagues: 11, came: 8, guests: [{ account: 'L1042', seat: { row: 3, column: 4 } }] },
  '8507': { colleagues: 9, guests: [{ account: 'L1042', attended: 1 }] },
  '8508': { colleagues: 12, came: 10, guests: [{ account: 'L1042', attended: 1, leaves: false }] },
  '8509': {
    colleagues: 12,
    came: 11,
    opinions: [
      { stars: 5, words: 'Used it the very next day.' },
      { stars: 4, words: 'Practical. The room was a little tight.' },
      { stars: 5, words: 'Please run one at the weekend too.' },
      { stars: 3, words: 'A bit fast for me.' },
    ],
    guests: [
      { account: 'L1042', attended: 1, opinion: { stars: 5, words: 'Would love to see our store’s own score.' } },
    ],
  },
  '8510': {
    colleagues: 10,
    came: 9,
    opinions: [
      { stars: 5, words: 'Used it the very next day.' },
      { stars: 4, words: 'Practical. The room was a little tight.' },
    ],
    guests: [
      { account: 'L1042', attended: 1 },
      { account: 'L1007', attended: 1 },
    ],
  },
  '8511': {
    colleagues: 8,
    came: 7,
    opinions: [
      { stars: 4, words: 'Practical. The room was a little tight.' },
      { stars: 5, words: 'Please run one at the weekend too.' },
    ],
    guests: [{ account: 'L1042' }],
  },
  '8512': {
    colleagues: 12,
    came: 12,
    opinions: [
      { stars: 5, words: 'Used it the very next day.' },
      { stars: 4, words: 'Practical. The room was a little tight.' },
      { stars: 5, words: 'Please run one at the weekend too.' },
      { stars: 3, words: 'A bit fast for me.' },
    ],
  },
};
