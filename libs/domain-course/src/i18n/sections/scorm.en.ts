import type { MessagesLike } from '@banyan/core-session';
import type { scorm as zh } from './scorm.zh.ts';

/** SCORM chapters. */
export const scorm: MessagesLike<typeof zh> = {
  begin: 'Start',
  again: 'Go through it again',
  goOn: 'Continue',
  timeLeft: '{{duration}} of study',
  partsLeft_one: 'finishing {{count}} lesson',
  partsLeft_other: 'finishing {{count}} lessons',
  rule: '{{whole}} required; completed once the time is up and every lesson is finished',
  bar: '{{watched}} studied of {{whole}} required',
  slow: 'This is taking a while',
  slowText: 'The network may be slow, or something is wrong with the lesson. Opening it again loses nothing.',
  ownWindow:
    'This lesson opens a window of its own. If you do not see it, allow pop-ups for this site in your browser and open the lesson again.',
  windowBlocked: 'Your browser blocked a window of this lesson. Allow pop-ups for this site and open the lesson again.',
  openAgain: 'Open again',
  failed: 'This lesson cannot be opened',
  failedText: 'Its files are missing or stored incorrectly. Please tell the lecturer.',
  parts: 'Lessons',
  part: 'Lesson {{no}}',
  finished: 'Finished',
  failedPart: 'Not passed',
  saved: 'Saved',
  saving: 'Saving',
  waiting: 'The server cannot be reached. Your progress is kept on this device and sent as soon as possible.',
  tooLong:
    'Your status and score are saved. What this lesson wants to remember is too long to be kept; next time it resumes from the save before this one.',
  next: 'Next: {{title}}',
  allDone: 'Every lesson is finished',
  partDone: 'This lesson is finished',
  score: 'Score {{score}}',
};
