import type { SeedAnswers } from './answersOf.ts';

/** A person's past on the map: posts are named by their Chinese titles. */
interface SeedPerson {
  readonly account: string;
  /** Days since the first post of the map. */
  readonly beganDays: number;
  readonly walked: readonly string[];
  readonly aim: string | null;
  readonly likes: readonly string[];
}

/** The past of one enterprise's people. */
interface SeedTalent {
  /** Id of its tool, and of the first of its assessments. */
  readonly toolId: number;
  readonly firstAssessment: number;
  readonly people: readonly SeedPerson[];
  /** By assessment. */
  readonly answers: Readonly<Record<number, readonly (SeedAnswers & { readonly account: string })[]>>;
}

/** People's past on the map in the demo enterprises, and their answers in assessments. */
export const pasts: Readonly<Record<number, SeedTalent>> = {
  1001: {
    toolId: 701,
    firstAssessment: 801,
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
    answers: {
      801: [
        { account: 'H20381', begun: 4 },
        { account: 'H10017', values: [4, 4, 3, 4, 3, 4], daysAgo: 3 },
        { account: 'H20412', values: [4, 3, 4, 4, 3, 4], daysAgo: 2 },
      ],
      802: [
        { account: 'H20381', values: [4, 5, 4, 3, 3, 4], daysAgo: 100 },
        { account: 'H10017', values: [4, 3, 4, 3, 4, 4], daysAgo: 98 },
        { account: 'H20412', values: [5, 4, 4, 4, 3, 4], daysAgo: 97 },
        { account: 'H10002', values: [4, 4, 3, 4, 3, 5], daysAgo: 95 },
      ],
      805: [{ account: 'H10017', values: [5, 4, 5, 4, 4, 5], daysAgo: 50 }],
    },
  },
  1002: {
    toolId: 702,
    firstAssessment: 901,
    people: [
      { account: 'L1042', beganDays: 640, walked: ['生鲜助理'], aim: '生鲜组长', likes: ['生鲜组长', '生鲜经理'] },
      { account: 'L1007', beganDays: 2400, walked: ['收银员', '前场组长'], aim: '店长', likes: ['生鲜组长'] },
    ],
    answers: {
      901: [
        { account: 'L1042', begun: 3 },
        { account: 'L1007', values: [4, 4, 3, 4, 3, 4], daysAgo: 2 },
      ],
      902: [
        { account: 'L1042', values: [4, 3, 5, 3, 4, 4], daysAgo: 240 },
        { account: 'L1007', values: [4, 4, 4, 3, 3, 4], daysAgo: 239 },
        { account: 'L1001', values: [5, 3, 4, 4, 4, 4], daysAgo: 238 },
        { account: 'L2081', values: [4, 4, 4, 3, 4, 5], daysAgo: 236 },
      ],
    },
  },
};
