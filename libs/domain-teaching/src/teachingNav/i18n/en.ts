import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  bookings: 'My bookings',
  micros: 'My micro-courses',
  desk: { micro: 'Micro-courses', lecturer: 'Lecturer applications' },
};

export default en;
