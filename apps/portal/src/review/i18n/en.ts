import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  loading: 'Loading',
  visitors: 'Visitors',
  title: 'Review desk',
  parts: 'What to review',
  nothing: 'Nothing to review here yet',
  nothingText: 'Anything learners hand in for review will appear here.',
  home: 'Go home',
};

export default en;
