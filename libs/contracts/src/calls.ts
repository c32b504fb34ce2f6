import * as agreement from './agreement.ts';
import * as attempt from './attempt.ts';
import type { Call } from './call.ts';
import * as collection from './collection.ts';
import * as course from './course.ts';
import * as exam from './exam.ts';
import * as examResult from './examResult.ts';
import * as frame from './frame.ts';
import * as home from './home.ts';
import * as live from './live.ts';
import * as my from './my.ts';
import * as profile from './profile.ts';
import * as practice from './practice.ts';
import * as questionnaire from './questionnaire.ts';
import * as session from './session.ts';
import * as study from './study.ts';
import * as upload from './upload.ts';
import * as wrongBook from './wrongBook.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'protection' in value;

const files = [
  session,
  agreement,
  frame,
  home,
  course,
  study,
  collection,
  my,
  profile,
  exam,
  attempt,
  examResult,
  practice,
  wrongBook,
  questionnaire,
  live,
  upload,
];

const everyCall = files.flatMap((file) => Object.values<unknown>(file).filter(isCall));

/** Calls whose body is a file [HT-09]: their form is their own, see upload.ts. */
export const fileCalls: readonly Call[] = everyCall.filter(({ protection }) => protection === 'signed');

/** Every other call there is: what the server must serve and what its documentation lists [HT-07]. */
export const allCalls: readonly Call[] = everyCall.filter(({ protection }) => protection !== 'signed');
