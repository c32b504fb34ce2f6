import type { MessagesLike } from '@banyan/core-session';
import { apply, bookings, lecturers, office } from './sections/lecturers.en.ts';
import { micro } from './sections/micro.en.ts';
import type zh from './zh.ts';
import { manageLecturers } from './sections/manageLecturers.en.ts';

const en: MessagesLike<typeof zh> = {
  title: {
    lecturers: 'Lecturers',
    lecturerSearch: 'Search lecturers',
    lecturer: 'Lecturer',
    bookings: 'My bookings',
    office: 'Lecturer desk',
    apply: 'Become a lecturer',
    upload: 'Micro-course',
    micros: 'My micro-courses',
    manageLecturers: 'Manage lecturers',
  },
  lecturers,
  bookings,
  office,
  apply,
  micro,
  loading: 'Loading',
  retry: 'Try again',
  manageLecturers,
};

export default en;
