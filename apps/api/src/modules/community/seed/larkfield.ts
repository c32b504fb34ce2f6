import { olderLarkfieldQuestions, olderLarkfieldTopics } from './larkfield.older.ts';
import { larkfieldQuestions } from './larkfield.questions.ts';
import { larkfieldTopics } from './larkfield.topics.ts';
import type { SeedCommunity } from './types.ts';

/** The community of the retailer; its posts are shown at once. */
export const larkfieldCommunity: SeedCommunity = {
  approval: false,
  categories: [
    { id: 81, name: ['生鲜与冷链', 'Fresh and cold chain'] },
    { id: 82, name: ['陈列', 'Display'] },
    { id: 83, name: ['收银与服务', 'Tills and service'] },
    { id: 84, name: ['减少浪费', 'Less waste'] },
    { id: 85, name: ['安全', 'Safety'] },
    { id: 86, name: ['新同事', 'New starters'] },
  ],
  topics: [...larkfieldTopics, ...olderLarkfieldTopics],
  questions: [...larkfieldQuestions, ...olderLarkfieldQuestions],
};
