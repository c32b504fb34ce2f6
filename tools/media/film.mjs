/** From a chapter to the pictures of its film. */
import {
  chapterSeconds,
  cueTimes,
  PICTURES_PER_SECOND,
} from '../../apps/api/src/modules/course/import/slides/timing.ts';
import { fitSlide, setLine, slidePage } from './page.mjs';
import { textOf } from './parts.mjs';

/** @typedef {import('./content.mjs').Job} Job */

/** Data of a layout for slide `index` of a chapter. */
function viewOf(
  /** @type {Job} */ { key, courseTitle, chapter, number, motif, language },
  /** @type {number} */ index,
) {
  return {
    slide: chapter.slides[index],
    language,
    motif,
    courseLine: textOf(courseTitle, language),
    numberLine: language === 'zh' ? `第 ${number} 章` : `Chapter ${number}`,
    chapterLine: textOf(chapter.title, language),
    seed: key,
    index,
    count: chapter.slides.length,
  };
}

/**
 * Draws a chapter, one picture for each line of its narration. Rejects when a slide does not fit its frame.
 * @param {import('playwright').Page} page
 * @param {Job} job
 * @returns {Promise<import('./encode.mjs').Film>}
 */
export async function filmOf(page, job) {
  const cues = cueTimes(job.chapter, job.language);
  const end = chapterSeconds(job.chapter, job.language);
  const pictures = [];
  const tones = [];
  let shown = -1;
  for (const [index, cue] of cues.entries()) {
    if (cue.slide !== shown) {
      shown = cue.slide;
      tones.push(cue.start);
      await page.setContent(slidePage(viewOf(job, cue.slide)), { waitUntil: 'load' });
      const problems = await page.evaluate(fitSlide);
      if (problems.length > 0) throw new Error(`${job.key}, slide ${cue.slide + 1}: ${problems.join('; ')}`);
    }
    await page.evaluate(setLine, cue.line);
    const png = await page.screenshot({ type: 'png' });
    pictures.push({ png, seconds: (cues[index + 1]?.start ?? end) - cue.start });
  }
  return { pictures, rate: PICTURES_PER_SECOND, keys: tones, tones };
}
