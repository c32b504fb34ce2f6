import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  record: 'Learning record',
  collection: 'Saved courses',
  visits: 'Browsing history',
  notes: 'My notes',
  downloads: 'Downloads',
  hours: 'Study hours',
  credits: 'Credits',
  orders: 'Orders',
  shares: 'My shares',
  desk: {
    note: 'Notes',
    comment: 'Comments',
    lead: 'Enquiries',
    share: 'Shared courses',
  },
};

export default en;
