import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  loading: 'Loading',
  visitors: 'Visitors',
  title: 'Review desk',
  parts: 'What to review',
  nothing: 'Nothing to review here yet',
  nothingText: 'What learners hand in for a person to review will appear here.',
  home: 'Go to home',
};

export default en;
