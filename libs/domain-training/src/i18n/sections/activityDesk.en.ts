import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './activityDesk.zh.ts';

/** The organiser's view of an activity. */
export const desk: MessagesLike<typeof zh.desk> = {
  views: 'What to see',
  view: { activity: 'Activity', desk: 'At the door' },
  door: 'Check-in code',
  attendance: 'Attendance list',
  whom: 'Whom to see',
  filter: { all: 'All', here: 'Here', missing: 'Not here', waiting: 'Waiting list' },
  filterCount: '{{name}} {{n}}',
  session: 'Session',
  failed: 'The attendance list could not be loaded',
  none: {
    all: 'Nobody has signed up yet',
    here: 'Nobody has checked in yet',
    missing: 'Everyone is here',
    waiting: 'Nobody is waiting',
  },
  noneText: 'This list keeps itself up to date.',
  tick: 'Here: {{name}}',
  here: 'Here',
  signOut: 'Check out',
  own: 'Somebody else ticks yours',
  signOutOf: 'Check out {{name}}',
  unchanged: 'Nothing was recorded.',
  seat: 'row {{row}}, seat {{column}}',
  away: '{{distance}} from the venue',
  codeLabel: 'QR code to check in',
  codeText:
    'Scan it with a phone camera, or type the number on the activity’s page. It changes every 8 seconds, so a forwarded photo is of no use.',
  codeStale: 'No connection: this code may no longer work',
  codeFrom: 'The code appears here from {{when}}',
  noMoreCode: 'All sessions are over, so there is no code any more',
  codeFailed: 'The code could not be loaded',
  codeWaiting: 'Loading the code',
  fullScreen: 'Full screen',
  opinions: 'What people said',
  opinionsFailed: 'Ratings could not be loaded',
  noOpinions: 'No ratings yet',
  noOpinionsText: 'People who were there can rate it once it is over.',
  noWords: 'No comment',
};
