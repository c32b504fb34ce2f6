/** Small things that all layouts share: text in the language of the pictures, escaping, and what is shown when. */
import { appearances, mentioned, overlap } from './reveal.mjs';

/**
 * @typedef {import('../../apps/api/src/db/seed/content/types.ts').L10n} L10n
 * @typedef {import('../../apps/api/src/modules/course/import/slides/slide.shape.ts').Slide} Slide
 * @typedef {object} SlideView  What a layout needs to draw a slide.
 * @property {Slide} slide
 * @property {'zh'|'en'} language
 * @property {import('./pigments.mjs').Motif} motif
 * @property {string} courseLine  Title of the course.
 * @property {string} numberLine  Number of the chapter, in words.
 * @property {string} chapterLine  Title of the chapter.
 * @property {string} seed  Varies the opening picture.
 * @property {number} index  Which slide of the chapter, from 0.
 * @property {number} count  How many slides the chapter has.
 */

export const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text in the language of the pictures; Chinese where there is no other. */
export const textOf = (/** @type {L10n} */ text, /** @type {'zh'|'en'} */ language) => text[language] ?? text.zh;

/** Attributes by which `setLine` in the page knows when an element is to come, is current, or was told. */
export const cue = (/** @type {number} */ from, /** @type {readonly number[]} */ now) =>
  `data-from="${from}" data-now="${now.join(' ')}"`;

/**
 * When each point of a slide appears and at which lines it is current: at the line that brings it, and at later lines
 * that bring nothing new but speak of it.
 * @param {SlideView} view
 * @returns {{ text: string, cue: string }[]}
 */
export function cuedPoints({ slide, language }) {
  const points = (slide.points ?? []).map((point) => textOf(point, language));
  const lines = slide.narration.map((line) => textOf(line, language));
  const from = appearances(lines, points);
  return points.map((text, index) => {
    const now = lines.flatMap((line, lineIndex) => {
      if (from[index] === lineIndex) return [lineIndex];
      const nothingNew = !from.includes(lineIndex);
      return nothingNew && from[index] < lineIndex && overlap(line, text) >= 0.5 ? [lineIndex] : [];
    });
    return { text, cue: cue(from[index], now) };
  });
}

/**
 * Cues for the parts of a drawing that is whole from the start: each part is current while a line speaks of it.
 * @param {SlideView} view
 * @param {readonly (readonly string[])[]} parts  The phrases that call each part up.
 */
export function cuedParts({ slide, language }, parts) {
  const spoken = slide.narration.map((line) => mentioned(textOf(line, language), parts));
  return parts.map((_, part) =>
    cue(
      0,
      spoken.flatMap((found, line) => (found.includes(part) ? [line] : [])),
    ),
  );
}
