import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './common.zh.ts';

/** Titles of the pages. */
export const title: MessagesLike<typeof zh.title> = {
  catalogue: 'Courses',
  course: 'Course',
  refused: 'Learning elsewhere',
  study: 'My studies',
  record: 'Learning record',
  collection: 'Saved courses',
  purchases: 'Purchases',
  manageCourses: 'Manage courses',
  manageCategories: 'Course categories',
  editCourse: 'Edit a course',
  previewCourse: 'Preview of a course',
  courseStatistics: 'Statistics of a course',
  library: 'Course library',
  downloads: 'Downloads',
  packages: 'Course packages',
  package: 'Course package',
  visits: 'Browsing history',
  hours: 'Study hours',
  credits: 'Credits',
  notes: 'My notes',
  pay: 'Payment',
  orders: 'Orders',
  shares: 'My shares',
  partner: 'Partner',
};

/** State of a course or chapter. */
export const state: MessagesLike<typeof zh.state> = {
  not_studied: 'Not started',
  learning: 'In progress',
  learned: 'Completed',
};

/** A course in a list. */
export const card: MessagesLike<typeof zh.card> = {
  offShelf: 'No longer available',
  required: 'Required',
  chapters_one: '{{count}} chapter',
  chapters_other: '{{count}} chapters',
  learners_one: '{{formatted}} learner',
  learners_other: '{{formatted}} learners',
  credits_one: '{{formatted}} credit',
  credits_other: '{{formatted}} credits',
  forPoints: 'For points',
  bought: 'Bought',
  rating: 'Rated {{rating}} of 5',
  left: '{{duration}} left',
  learned: 'Completed',
};
