import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './packages.zh.ts';

/** Course packages. */
export const packages: MessagesLike<typeof zh.packages> = {
  about: 'Everything one job needs, in the order to learn it.',
  list: 'Course packages',
  courses_one: '{{count}} course',
  courses_other: '{{count}} courses',
  stand: '{{done}} of {{count}} required courses finished',
  learned: 'Package finished',
  whole: 'About {{duration}} in all',
  wholeCredits: ', gives {{credits}}',
  apart: ' ({{price}} one by one)',
  buying: 'Your organisation’s administrator opens it for employees. Ask them if you need it.',
  begin: 'Start learning',
  goOn: 'Continue',
  next: 'Next',
  after: 'Finish “{{title}}” first',
  inOrder: 'These courses open in order: finish one required course and the next one opens.',
  required: 'Required courses',
  onTop: 'Elective courses',
  all: 'All packages',
  failed: 'The packages could not be loaded',
  failedOne: 'This package could not be loaded',
  gone: 'No such package',
  goneText: 'It may have been withdrawn, or the link is incomplete.',
  none: 'No packages yet',
  noneText: 'Packages that your organisation puts together appear here.',
};
