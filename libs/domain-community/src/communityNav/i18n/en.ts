import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  topics: 'Topics',
  questions: 'Questions',
  mine: 'My community',
  desk: 'Community',
};

export default en;
