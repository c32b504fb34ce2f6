import { colleagues } from './colleagues.ts';
import type { SeedDesk } from './seedReview.ts';

const accountsOf = (eid: number, from: number, to: number) =>
  (colleagues[eid] ?? []).slice(from, to).map(({ account }) => account);

/** Waiting work at the review desks of the demo enterprises; the exams are found by their keys. */
export const seedDesks: readonly (Omit<SeedDesk, 'exam'> & { readonly key: string })[] = [
  {
    eid: 1001,
    key: 'measuring-quarter',
    accounts: accountsOf(1001, 1, 15),
    marker: 'H10002',
    language: 'zh_cn',
    appeals: [
      '第 3 大题我按教材第 4 章的步骤写的，少给了 2 分，请再看一下。',
      '交卷前网断了十几秒，最后一题改过的答案没有算进去。',
    ],
    reports: ['选项 B 和 D 的意思一样，应该都算对。', '题干里的表格在小屏幕上看不全。'],
  },
  {
    eid: 1002,
    key: 'service-quarter',
    accounts: accountsOf(1002, 1, 9),
    marker: 'L1001',
    language: 'en',
    appeals: ['I gave both options the guide asks for, but only got half of the points. Could you look again?'],
    reports: ['Two of the options say the same thing in other words.'],
  },
];
