import type { L10n } from '../../../db/seed/content/types.ts';
import type { SeedLesson, SeedQuestion } from './types.ts';

/** Chinese with its English; a plain text, such as a number, reads the same in both. */
export type Words = string | readonly [zh: string, en: string];
type Level = SeedQuestion['difficulty'];
/** Course, chapter from 1, second. */
type Place = readonly [course: number, chapter: number, second: number];

const words = (source: Words): L10n =>
  typeof source === 'string' ? { zh: source, en: source } : { zh: source[0], en: source[1] };

const lessonAt = (place: Place | undefined): { lesson?: SeedLesson } =>
  place === undefined ? {} : { lesson: { course: place[0], chapter: place[1], second: place[2] } };

/** What every kind of question has. */
function common(ref: string, difficulty: Level, tag: string, stem: Words, why: Words, place: Place | undefined) {
  return { ref, difficulty, tags: [tag], stem: words(stem), explanation: words(why), ...lessonAt(place) };
}

/** A question with one right option. */
export function single(
  ref: string,
  difficulty: Level,
  tag: string,
  stem: Words,
  options: readonly Words[],
  right: number,
  why: Words,
  place?: Place,
): SeedQuestion {
  const choice = { options: options.map(words), right: [right] };
  return { kind: 'single', ...common(ref, difficulty, tag, stem, why, place), ...choice };
}

/** A question with several right options. */
export function multiple(
  ref: string,
  difficulty: Level,
  tag: string,
  stem: Words,
  options: readonly Words[],
  right: readonly number[],
  why: Words,
  place?: Place,
): SeedQuestion {
  return { kind: 'multiple', ...common(ref, difficulty, tag, stem, why, place), options: options.map(words), right };
}

/** A statement that is true or false. */
export function judgement(
  ref: string,
  difficulty: Level,
  tag: string,
  stem: Words,
  right: boolean,
  why: Words,
  place?: Place,
): SeedQuestion {
  return { kind: 'judgement', ...common(ref, difficulty, tag, stem, why, place), right: [right ? 1 : 0] };
}

/** A text with gaps, written ____. */
export function fill(
  ref: string,
  difficulty: Level,
  tag: string,
  stem: Words,
  gaps: readonly (readonly string[])[],
  why: Words,
  place?: Place,
): SeedQuestion {
  return { kind: 'fill', ...common(ref, difficulty, tag, stem, why, place), gaps };
}

/** A question answered in one's own words. */
export function short(
  ref: string,
  difficulty: Level,
  tag: string,
  stem: Words,
  sample: Words,
  keywords: readonly string[],
  why: Words,
  place?: Place,
): SeedQuestion {
  return { kind: 'short', ...common(ref, difficulty, tag, stem, why, place), sample: words(sample), keywords };
}
