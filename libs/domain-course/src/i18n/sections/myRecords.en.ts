import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './myRecords.zh.ts';

/** Browsing history. */
export const visits: MessagesLike<typeof zh.visits> = {
  about: 'Every course you have opened. Removing one leaves your learning record as it is.',
  list: 'Courses you opened',
  forget: 'Remove from history: {{title}}',
  stays: 'It is still in your history',
  clear: 'Clear history',
  clearTitle: 'Clear your browsing history?',
  clearText: 'This cannot be undone. Your progress and learning record stay as they are.',
  clearNow: 'Clear',
  keep: 'Keep it',
  failed: 'Your browsing history could not be loaded',
  none: 'No courses opened yet',
  noneText: 'Courses you open are kept here, so you can find them again.',
};

/** Study hours. */
export const hours: MessagesLike<typeof zh.hours> = {
  about: 'Only time spent watching or reading counts, repeats included.',
  which: 'Year',
  week: 'This week',
  thisMonth: 'This month',
  ofYear: '{{year}}',
  total: 'All time',
  goal: 'Weekly goal {{time}}',
  yearTitle: 'Study days in {{year}}',
  yearSummary_one: '{{count}} study day in {{year}}',
  yearSummary_other: '{{count}} study days in {{year}}',
  days_one: '{{count}} study day',
  days_other: '{{count}} study days',
  withStreak: '{{days}}, longest streak {{count}} days',
  day: 'Day',
  time: 'Study time',
  none: 'No study',
  underMinute: 'Under 1 min',
  less: 'Less',
  more: 'More',
  month: 'Month',
  months: 'Study time by month',
  monthsNote: 'In hours',
  monthsSummary: 'Most in {{month}}: {{time}}',
  inHours: '{{hours}} h',
  courses: 'Most studied courses',
  record: 'Learning record',
  last: 'Last studied',
  failed: 'Your study hours could not be loaded',
  noneYet: 'No study time yet',
  noneYetText: 'Start a course and your time will grow here.',
};

/** Credits. */
export const credits: MessagesLike<typeof zh.credits> = {
  about: 'You earn credits by finishing courses, passing exams and completing training that gives them.',
  ofYear: 'Earned in {{year}}',
  goal: 'Required per year',
  progress: 'Progress towards the year’s requirement',
  reached: 'You have reached the required {{goal}}',
  left: '{{left}} of {{goal}} to go',
  short: '{{left}} short of {{goal}}',
  total: 'All time',
  months: 'Credits by month',
  inMonth: '{{month}}: {{credits}}',
  list: 'Credits earned',
  plus: '+{{credits}}',
  minus: '−{{credits}}',
  takenBack: 'Marked again and not passed: taken back',
  for: {
    course: 'Course finished',
    exam: 'Exam passed',
    live: 'Live session attended',
    training: 'Training completed',
    carried: 'Carried over',
  },
  untitled: {
    course: 'Deleted course',
    exam: 'Deleted exam',
    live: 'Deleted live session',
    training: 'Deleted training programme',
    carried: 'Earlier credits',
  },
  failed: 'Your credits could not be loaded',
  none: 'No credits in this year',
  noneText: 'Each course card shows how many credits it gives.',
};

/** Words of charts. */
export const chart: MessagesLike<typeof zh.chart> = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  empty: 'No data',
  failed: 'The data could not be loaded',
};
