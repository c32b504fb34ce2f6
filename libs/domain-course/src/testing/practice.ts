import type { CoursePractice } from '@banyan/contracts/exam';
import { fixtureNow } from './fixtures.ts';

/** The practice of a course, with the best result. */
export const makePracticeOffer = (language: 'zh' | 'en' = 'zh'): CoursePractice => ({
  course: language === 'zh' ? '首件检验' : 'First article inspection',
  reveal: 'each',
  questions: 24,
  size: 10,
  chapters: [],
  open: null,
  best: {
    id: 51,
    chapter: '',
    startedAt: fixtureNow - 86_400_000,
    finishedAt: fixtureNow - 86_000_000,
    total: 10,
    answered: 10,
    right: 8,
  },
  finished: 3,
});
