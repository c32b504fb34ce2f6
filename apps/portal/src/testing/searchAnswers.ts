import { searchFind, searchForget, searchHome, searchRemember, type SearchHit } from '@banyan/contracts/account';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import type { StoryLanguage } from './fixtures.ts';

const none: SearchHit = {
  ...{ id: 1, title: '', about: '', by: '', part: '', at: null, count: null },
  ...{ motif: null, art: null, pigment: null, lines: [], said: 0 },
};
const at = Date.UTC(2026, 11, 5, 10);

/** Results of a search for “抽样”, or "sampling", by kind. */
export function storyHits(language: StoryLanguage = 'zh'): Readonly<Record<string, readonly SearchHit[]>> {
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  return {
    course: [
      {
        ...none,
        id: 101,
        title: say('GB/T 2828.1 计数抽样：从查表到转移规则', 'Sampling by attributes: tables and switching rules'),
        by: say('何佳怡', 'Jiayi He'),
        count: 5,
        motif: 'quality',
        lines: [
          {
            chapterId: 7,
            no: 4,
            second: 500,
            text: say('抽样不是少看几件。', 'Sampling is not looking at fewer pieces.'),
          },
          { chapterId: 8, no: 5, second: 62, text: say('先定抽样方案。', 'Settle the sampling plan first.') },
        ],
        said: 6,
      },
      {
        ...none,
        id: 102,
        title: say('首件检验与过程巡检实务', 'First-article and patrol inspection'),
        by: say('陈国栋', 'Guodong Chen'),
        count: 7,
        motif: 'equip',
      },
    ],
    exam: [
      {
        ...none,
        id: 3,
        title: say('抽样检验阶段测验', 'Stage test in sampling'),
        by: say('质量', 'Quality'),
        count: 46,
        at,
      },
    ],
    product: [
      {
        ...none,
        id: 4,
        title: say('抽样手册', 'Sampling handbook'),
        about: say('随身查表。', 'Tables for the pocket.'),
        count: 320,
        art: 'book',
        pigment: 'violet',
      },
    ],
  };
}

/** Answers to the search from fixtures. */
export const searchAnswers = (language: StoryLanguage = 'zh'): FakeAnswer[] => [
  answer(searchFind, ({ of, q }) => {
    const items = [...(storyHits(language)[of] ?? [])];
    return { items, next: null, total: items.length, words: q };
  }),
  answer(searchHome, () => ({
    hot: language === 'en' ? ['Cold chain', 'Allergens'] : ['8D 报告', '叉车复训', 'OEE'],
    history: language === 'en' ? ['Cpk 1.33', 'Recall'] : ['Cpk 1.33', '首件记录卡'],
  })),
  answer(searchRemember, ({ keyword }) => ({ history: [keyword] })),
  answer(searchForget, () => ({ history: [] })),
];
