/** All chapters of all demo enterprises, each with a hash of all that its pictures and their times are made of. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cueTimes } from '../../apps/api/src/db/seed/content/timing.ts';
import { LOOK } from './page.mjs';

const CONTENT = new URL('../../apps/api/src/db/seed/content/', import.meta.url);
const FOLDERS = ['open', 'hengchuan', 'larkfield'];

/**
 * @typedef {import('../../apps/api/src/db/seed/content/types.ts').SeedContent} SeedContent
 * @typedef {import('../../apps/api/src/db/seed/content/types.ts').SeedCourse} SeedCourse
 * @typedef {import('../../apps/api/src/db/seed/content/types.ts').SeedChapter} SeedChapter
 * @typedef {import('./pigments.mjs').Motif} Motif
 * @typedef {{ key: string, course: SeedCourse, chapter: SeedChapter, number: number, motif: Motif, language: 'zh'|'en', source: string }} Job
 */

/** The one exported value of an index file that holds courses. */
async function contentOf(/** @type {string} */ folder) {
  const url = new URL(`${folder}/index.ts`, CONTENT);
  if (!existsSync(fileURLToPath(url))) return undefined;
  const found = Object.values(await import(url.href)).find((value) => Array.isArray(value?.courses));
  if (!found) throw new Error(`${folder}/index.ts exports no content.`);
  return /** @type {SeedContent} */ (found);
}

/** Motifs by category key, over all levels of the tree. */
function motifsOf(categories, motifs = new Map()) {
  for (const category of categories) {
    motifs.set(category.key, category.motif);
    motifsOf(category.children ?? [], motifs);
  }
  return motifs;
}

/** @returns {Promise<{ jobs: Job[], missing: string[] }>} */
export async function allChapters() {
  /** @type {Job[]} */
  const jobs = [];
  const missing = [];
  for (const folder of FOLDERS) {
    const content = await contentOf(folder);
    if (!content) {
      missing.push(folder);
      continue;
    }
    const motifs = motifsOf(content.categories);
    for (const course of content.courses) {
      const motif = motifs.get(course.category);
      if (!motif) throw new Error(`Course ${course.id} is in no category: ${course.category}.`);
      course.chapters.forEach((chapter, index) => {
        const language = content.slideLanguage;
        const made = JSON.stringify([
          LOOK,
          motif,
          language,
          index,
          chapter.title,
          course.title,
          chapter.slides,
          cueTimes(chapter, language).map(({ start }) => start),
        ]);
        const source = createHash('sha256').update(made).digest('hex').slice(0, 16);
        jobs.push({ key: `${course.id}-${index + 1}`, course, chapter, number: index + 1, motif, language, source });
      });
    }
  }
  return { jobs, missing };
}
