import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './share.zh.ts';

/** Sharing a course. */
export const share: MessagesLike<typeof zh.share> = {
  share: 'Share',
  title: 'Share this course',
  link: 'Course link',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Your browser does not allow copying. Select the link instead.',
  save: 'Save poster',
  pictureOf: 'Course poster: {{title}}, taught by {{lecturer}}, with a QR code to the course',
  drawFailed: 'The poster could not be created. The link still works.',
  taught: 'Taught by {{lecturer}}',
  invitation: '{{name}} invites you to learn together',
  scan: 'Scan to open the course',
  counted: 'Everyone who comes through this link or poster is counted once under “My shares”.',
  came_one: '{{formatted}} person has come through your share.',
  came_other: '{{formatted}} people have come through your share.',
  toMine: 'See my shares',
  failed: 'The share could not be loaded',
  keepFailed: 'This share was not recorded',
  keepAgain: 'Record again',
};
/** The learner's shares. */
export const shares: MessagesLike<typeof zh.shares> = {
  about_one: 'Courses shared: {{courses}}, and {{formatted}} person has come through your links.',
  about_other: 'Courses shared: {{courses}}, and {{formatted}} people have come through your links.',
  list: 'Shared courses',
  at: 'Shared',
  came_one: '{{formatted}} person came',
  came_other: '{{formatted}} people came',
  stopped: 'An administrator has stopped this share: {{reason}}',
  desk: {
    list: 'Courses that learners shared',
    failed: 'The shares could not be loaded',
    none: { open: 'No shares are waiting', answered: 'No shares have been answered yet' },
    noneText: 'Courses that learners pass on appear here.',
  },
  nobody: 'Nobody has come yet',
  remove: 'Remove from shares: {{title}}',
  removeTitle: 'Remove this share?',
  removeText:
    'The link to “{{title}}” will still open the course, but visits are no longer counted and the number so far is deleted.',
  removeNow: 'Remove',
  keep: 'Keep it',
  failed: 'Your shares could not be loaded',
  none: 'No shared courses yet',
  noneText: 'Press “Share” on a course page to copy its link or save its poster. The people who come show up here.',
};
