import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './study.zh.ts';

/** The study home. */
export const study: MessagesLike<typeof zh.study> = {
  goOn: 'Continue learning',
  counts: '{{learning}} in progress, {{learned}} completed',
  popular: 'What others are learning',
  required: 'See required courses',
  visitor: 'Log in and pick up where you left off',
  visitorText: 'Your progress is kept under your name, down to the second.',
};

/** The learning record. */
export const records: MessagesLike<typeof zh.records> = {
  evidence: {
    export: 'Export study evidence',
    file: 'study-evidence-xapi',
    notSaved: 'Nothing was exported. Please try again.',
  },
  table: {
    export: 'Export as a table',
    course: 'Course',
    credits: 'Credits',
    source: 'For',
    earnedAt: 'Earned at',
    visitedAt: 'Opened at',
    lastStudiedAt: 'Last studied',
    completedAt: 'Completed at',
    minutes: 'Minutes studied',
    day: 'Day',
    file: 'File',
    files: 'Files',
    bytes: 'Bytes',
    state: 'State',
    askedAt: 'Requested at',
    sharedAt: 'Shared at',
    came: 'People who came',
  },
  which: 'Part of the record',
  list: 'Courses studied',
  tab: { all: 'All', learning: 'In progress', learned: 'Completed', ended: 'Closed' },
  tabCount: '{{name}} {{count}}',
  chapterAt: 'Chapter {{no}}: {{title}}, {{at}}',
  chapterStart: 'Chapter {{no}}: {{title}}, at its start',
  allLearned: 'all chapters completed',
  studied: '{{duration}} studied',
  learnedOn: 'completed',
  goOn: 'Continue',
  goOnOf: 'Continue: {{title}}',
  watchAgain: 'Review',
  watchAgainOf: 'Review: {{title}}',
  renew: 'Renew',
  renewOf: 'Renew access: {{title}}',
  explain: 'Details',
  explainOf: 'Details: {{title}}',
  access: { over: 'Your access has ended', closed: 'Withdrawn, or no longer open to you' },
  none: {
    all: 'No learning record yet',
    learning: 'No course in progress',
    learned: 'No course completed yet',
    ended: 'No course has closed',
  },
  noneText: 'What you study is listed here. Begin with what your role requires.',
  failed: 'The learning record did not load',
};
