import type { FakeAnswer } from '@banyan/core-screen/testing';
import { roomAnswers } from './live.ts';
import { meetingAnswers } from './meetings.ts';

/** Every call of this domain answered with fixtures, in a language. */
export function liveAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [...roomAnswers(language), ...meetingAnswers(language)];
}
