import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './marking.zh.ts';

/** Homework at the review desk. */
export const marking: MessagesLike<typeof zh.marking> = {
  tab: 'Homework',
  title: 'Homework to mark',
  failed: 'The homework to mark could not be loaded',
  none: 'No homework to mark',
  noneText: 'What learners hand in is listed here, what waits longest first.',
  points: 'Points',
  pointsHint: 'From 0 to {{full}}, one decimal at most',
  refused: 'Points go from 0 to {{full}}',
  comment: 'Comment',
  give: 'Give mark',
  kept: 'What you entered is still here.',
  together: 'Mark together',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  togetherText: 'Gives all of them the same points and the same comment.',
  giveAll_one: 'Mark {{count}}',
  giveAll_other: 'Mark {{count}}',
  clear: 'Choose none',
  figures: 'How homework turns out',
  figuresLoading: 'Loading how homework turns out',
  figuresFailed: 'How homework turns out could not be loaded',
  figure: {
    title: 'Homework',
    handedIn: 'Handed in',
    waiting: 'Waiting',
    passed: 'Passed',
    failed: 'Not passed',
    mean: 'Mean score',
    none: 'None yet',
    of: '{{mean}} of {{full}}',
  },
  left_one: '{{count}} was left as it is: somebody else marked it first, it was withdrawn, or its full score is lower.',
  left_other:
    '{{count}} were left as they are: somebody else marked them first, they were withdrawn, or their full score is lower.',
};
