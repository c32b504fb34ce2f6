import type { L10n } from '../../../../db/seed/content/types.ts';
import type { Slide } from './slide.shape.ts';

/** Language whose sentences set the pace of a video. */
export type TimingLanguage = 'zh' | 'en';

/** Input of the times. */
export interface Script {
  readonly slides: readonly Pick<Slide, 'narration'>[];
}

/** When one line of narration is shown. Times are seconds from the start of the chapter. */
export interface CueTime {
  /** Index of the slide within the chapter. */
  readonly slide: number;
  /** Index of the line within the slide's narration. */
  readonly line: number;
  readonly text: L10n;
  readonly start: number;
  readonly end: number;
}

/** Pictures per second of the videos. Cue times are on this grid, so that a picture changes exactly with its line. */
export const PICTURES_PER_SECOND = 2;

/** Reading speed, in characters a second, at which a line can be followed without haste. */
const READING_SPEED: Readonly<Record<TimingLanguage, number>> = { zh: 4.6, en: 11 };
const SHORTEST_LINE = 2.6;
/** Pause between the last line of a slide and the next slide. */
const SLIDE_PAUSE = 0.5;

/** Seconds for which a line is shown: by its length, not below the shortest line, rounded up to the picture grid. */
function lineSeconds(text: string, language: TimingLanguage): number {
  const seconds = Math.max(SHORTEST_LINE, [...text].length / READING_SPEED[language]);
  // A tiny amount is subtracted first: 16836 / 4.6 is 3660.0000000000005 in floating point; that adds no half second.
  return Math.ceil(seconds * PICTURES_PER_SECOND - 1e-6) / PICTURES_PER_SECOND;
}

/**
 * Times of all lines of a chapter, in order. They follow from the narration in `language`, the language of the
 * pictures; subtitles in every language share them, because they belong to one video. A line without a text in that
 * language is timed by its Chinese text.
 */
export function cueTimes(chapter: Script, language: TimingLanguage): CueTime[] {
  const cues: CueTime[] = [];
  let now = 0;
  chapter.slides.forEach((slide, slideIndex) => {
    slide.narration.forEach((text, line) => {
      const end = now + lineSeconds(text[language] ?? text.zh, language);
      cues.push({ slide: slideIndex, line, text, start: now, end });
      now = end;
    });
    now += SLIDE_PAUSE;
  });
  return cues;
}

/** Length of a chapter's video in seconds: its last line and the pause after it; 0 for a chapter without narration. */
export function chapterSeconds(chapter: Script, language: TimingLanguage): number {
  const last = cueTimes(chapter, language).at(-1);
  return last === undefined ? 0 : last.end + SLIDE_PAUSE;
}
