/** All drawn films of the demo's courses, each with a hash of all that its pictures and their times are made of. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { cueTimes } from '../../apps/api/src/modules/course/import/slides/timing.ts';
import { LOOK } from './page.mjs';

const DEMO = fileURLToPath(new URL('../../demo/', import.meta.url));
const FOLDERS = ['open', 'hengchuan', 'larkfield'];

/**
 * @typedef {import('../../apps/api/src/db/seed/content/types.ts').L10n} L10n
 * @typedef {import('../../apps/api/src/modules/course/import/slides/slide.shape.ts').Slide} Slide
 * @typedef {import('./pigments.mjs').Motif} Motif
 * @typedef {{ title: L10n, slides: Slide[] }} Chapter
 * @typedef {object} Job
 * @property {string} key  Course and number of the chapter: `101-2`.
 * @property {L10n} courseTitle
 * @property {Chapter} chapter
 * @property {number} number
 * @property {Motif} motif
 * @property {'zh'|'en'} language
 * @property {string} source  Hash.
 * @property {Map<number, string>} files  Where its film goes, by height.
 */

/** A text of a file, which may be Chinese alone. */
const textOf = (/** @type {string | L10n} */ given) => (typeof given === 'string' ? { zh: given } : given);

/** A slide with its texts in one form; its names in the order of the file. */
function slideOf(slide) {
  const read = {
    heading: textOf,
    columns: (texts) => texts.map(textOf),
    points: (texts) => texts.map(textOf),
    narration: (texts) => texts.map(textOf),
    chart: (chart) => ({
      ...chart,
      points: chart.points.map(({ label, value }) => ({ label: textOf(label), value })),
    }),
  };
  return Object.fromEntries(Object.entries(slide).map(([name, value]) => [name, read[name]?.(value) ?? value]));
}

/** Motifs by category key, over all levels of the tree. */
function motifsOf(categories, motifs = new Map()) {
  for (const { below = [], cover, key } of categories) {
    motifs.set(key, cover);
    motifsOf(below, motifs);
  }
  return motifs;
}

const read = async (/** @type {string} */ path) => load(await readFile(path, 'utf8'));

/** The films that a chapter names, by the lines of their picture: `films/101-2.540.mp4`. */
function filesOf(folder, { file, files = [file] }) {
  return new Map(files.map((name) => [Number(/\.(\d+)\.mp4$/.exec(name)?.[1]), `${folder}${name}`]));
}

/** @returns {Promise<Job[]>} */
export async function allChapters() {
  /** @type {Job[]} */
  const jobs = [];
  for (const enterprise of FOLDERS) {
    const folder = `${DEMO}${enterprise}/courses/`;
    const motifs = motifsOf((await read(`${DEMO}${enterprise}/categories.yaml`)).categories);
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.yaml'))) {
      const course = await read(`${folder}${name}`);
      const { film_language: language = 'zh' } = course;
      const motif = course.cover ?? motifs.get(course.category);
      course.chapters.forEach((written, index) => {
        if (written.slides === undefined) return;
        const courseTitle = textOf(course.title);
        const chapter = { title: textOf(written.title), slides: written.slides.map(slideOf) };
        const times = cueTimes(chapter, language).map(({ start }) => start);
        const made = JSON.stringify([LOOK, motif, language, index, chapter.title, courseTitle, chapter.slides, times]);
        const source = createHash('sha256').update(made).digest('hex').slice(0, 16);
        const key = `${name.replace('.yaml', '')}-${index + 1}`;
        jobs.push({
          ...{ key, courseTitle, chapter, motif, language, source },
          number: index + 1,
          files: filesOf(folder, written),
        });
      });
    }
  }
  return jobs;
}
