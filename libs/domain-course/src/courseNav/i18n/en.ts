import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  record: 'Learning record',
  collection: 'Saved courses',
};

export default en;
