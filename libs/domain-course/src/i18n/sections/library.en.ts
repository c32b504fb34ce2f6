import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './library.zh.ts';

export const library: MessagesLike<typeof zh.library> = {
  about: 'Every course in its place. What suits you comes first, then shelf by shelf.',
  toShelves: 'Browse the library by shelf',
  recommended: 'Recommended for you',
  reason: {
    required: 'Required, not started yet',
    department: 'For your department, {{because}}',
    package: 'Next in the package “{{because}}”',
    studied: 'Because you are studying “{{because}}”',
  },
  whole: 'All shelves',
  all_one: 'View 1 course',
  all_other: 'View all {{count}}',
  showing: 'Which courses to show',
  show: { all: 'All', required: 'Required', new: 'New to me' },
  failed: 'The library could not be loaded',
  none: 'No courses here yet',
  noneOf: { required: 'No required courses here', new: 'You have started every course here' },
  noneText: 'Choose another category, or see all shelves.',
  noCategory: 'There is no such category',
  noModule: 'This part of the home page is gone',
};
