import type { FakeAnswer } from '@banyan/core-screen/testing';
import { lecturerAnswers } from './lecturers.ts';
import { microAnswers } from './micros.ts';

/** Answers every call of this domain with fixtures in a language. */
export function teachingAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [...lecturerAnswers(language), ...microAnswers(language)];
}
