import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './practice.zh.ts';

export const practice: MessagesLike<typeof zh.practice> = {
  entry: 'Practice this course',
  questions_one: '1 question',
  questions_other: '{{count}} questions',
  open: '{{answered}} of {{total}} answered',
  best: 'Best {{percent}}%',
};
