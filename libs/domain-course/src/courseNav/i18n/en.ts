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
  bookings: 'My bookings',
  micros: 'My micro-courses',
  desk: {
    note: 'Notes',
    comment: 'Comments',
    micro: 'Micro-courses',
    lecturer: 'Lecturer applications',
    lead: 'Enquiries',
  },
};

export default en;
