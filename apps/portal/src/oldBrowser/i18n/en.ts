import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  label: 'Browser notice',
  text: 'This academy does not open in old Internet Explorer. Please use another browser; your account and learning records stay as they are:',
  others: 'Other browsers',
  close: 'Close',
};

export default en;
