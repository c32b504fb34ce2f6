import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './presence.zh.ts';

/** Presence checks. */
export const presence: MessagesLike<typeof zh.presence> = {
  title: 'Are you still there?',
  text: 'Confirm that you are studying to carry on where you left off. Your progress so far is saved.',
  faceTitle: 'Please confirm that it is you',
  faceText:
    'This course checks that it is you. Once checked, you carry on where you left off. Your progress so far is saved.',
  left_one: 'Please confirm within 1 second',
  left_other: 'Please confirm within {{count}} seconds',
  missed:
    'There was no answer in time, and this was recorded. What plays before you confirm does not count. Confirm now to continue.',
  here: 'I am here, continue',
  later: 'Confirm later',
  log: 'Presence checks',
  none: 'No checks yet',
  noneText: 'Every check while you study is recorded here with its result.',
  after_one: 'Confirmed after 1 second',
  after_other: 'Confirmed after {{count}} seconds',
  rule: {
    prompt_one: 'Asks whether you are still there about every minute of study',
    prompt_other: 'Asks whether you are still there about every {{count}} minutes of study',
    face_one: 'Checks your face about every minute of study',
    face_other: 'Checks your face about every {{count}} minutes of study',
  },
  way: { prompt: 'Presence check', face: 'Face check' },
  outcome: { open: 'Waiting', passed: 'In time', late: 'Late', missed: 'No answer' },
};
