import type { FakeAnswer } from '@banyan/core-screen/testing';
import { roomAnswers } from './live.ts';
import { meetingAnswers } from './meetings.ts';

/** Answers every call of this domain with fixtures in a language. */
export function liveAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [...roomAnswers(language), ...meetingAnswers(language)];
}
