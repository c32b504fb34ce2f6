import { olderHengchuanQuestions, olderHengchuanTopics } from './hengchuan.older.ts';
import { hengchuanQuestions } from './hengchuan.questions.ts';
import { hengchuanTopics } from './hengchuan.topics.ts';
import type { SeedCommunity } from './types.ts';

/** The community of the manufacturer; its posts have to be approved. */
export const hengchuanCommunity: SeedCommunity = {
  approval: true,
  categories: [
    { id: 71, name: '精益改善' },
    { id: 72, name: '测量检验' },
    { id: 73, name: '加工工艺' },
    { id: 74, name: '设备点检' },
    { id: 75, name: '安全' },
    { id: 76, name: '班组与新人' },
  ],
  topics: [...hengchuanTopics, ...olderHengchuanTopics],
  questions: [...hengchuanQuestions, ...olderHengchuanQuestions],
};
