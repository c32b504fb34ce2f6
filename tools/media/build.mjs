/**
 * Makes the videos of the demo courses: `npm run media [-- <key> …]`. Only chapters whose slides changed are rendered
 * again; keys such as `201-1` limit the run. `--check` renders nothing and fails when a video is missing or outdated.
 * Chromium is found by CHROMIUM_PATH or where Debian puts it; ffmpeg must be on the PATH.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chapterSeconds } from '../../apps/api/src/modules/course/import/slides/timing.ts';
import { findChromium } from '../lib/chromium.mjs';
import { allChapters } from './content.mjs';
import { encode } from './encode.mjs';
import { filmOf } from './film.mjs';
import { HEIGHT, WIDTH } from './page.mjs';
import { renditionsOf } from './renditions.mjs';

const MANIFEST = fileURLToPath(new URL('films.json', import.meta.url));
/** All videos together; they are kept in the repository. */
const LIMIT = 13_000_000;

/** @type {Record<string, { duration: number, source: string, bytes: Record<string, number> }>} Bytes by height. */
const manifest = existsSync(MANIFEST) ? JSON.parse(await readFile(MANIFEST, 'utf8')) : {};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const jobs = await allChapters();

/** The renditions of a chapter that are missing, all when its slides changed. */
function outdatedOf(/** @type {import('./content.mjs').Job} */ job) {
  const entry = manifest[job.key];
  return renditionsOf(job).filter(
    ({ height }) =>
      entry?.source !== job.source || entry.bytes[height] === undefined || !existsSync(job.files.get(height)),
  );
}
const outdated = jobs.filter((job) => outdatedOf(job).length > 0);

if (process.argv.includes('--check')) {
  for (const job of outdated) {
    const heights = outdatedOf(job).map(({ height }) => height);
    console.error(`${job.key}: missing or outdated in ${heights.join(', ')} lines`);
  }
  process.exit(outdated.length > 0 ? 1 : 0);
}

/** Writes the manifest by key, with the entries of chapters that exist. */
async function save() {
  const known = new Set(jobs.map(({ key }) => key));
  const kept = Object.entries(manifest).filter(([key]) => known.has(key));
  kept.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const lines = kept.map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  await writeFile(MANIFEST, `{\n${lines.join(',\n')}\n}\n`);
}

const todo = wanted.length > 0 ? outdated.filter(({ key }) => wanted.includes(key)) : outdated;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
const failed = [];
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const job of todo) {
    const renditions = outdatedOf(job);
    const bytes = manifest[job.key]?.source === job.source ? { ...manifest[job.key].bytes } : {};
    try {
      const film = await filmOf(page, job);
      for (const rendition of renditions) {
        const file = job.files.get(rendition.height);
        await mkdir(dirname(file), { recursive: true });
        await encode(film, rendition, file);
        bytes[rendition.height] = (await stat(file)).size;
      }
    } catch (error) {
      failed.push(job.key);
      console.error(`${job.key}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    manifest[job.key] = { duration: chapterSeconds(job.chapter, job.language), source: job.source, bytes };
    await save();
    const sizes = renditions.map(({ height }) => `${height}p ${(bytes[height] / 1024).toFixed(0)} KB`);
    console.log(`${job.key}  ${manifest[job.key].duration} s  ${sizes.join('  ')}`);
  }
} finally {
  await browser.close();
}

if (wanted.length === 0) {
  const known = new Set(jobs.flatMap(({ files }) => [...files.values()]));
  for (const folder of new Set([...known].map((file) => dirname(file))))
    for (const file of await readdir(folder)) if (!known.has(join(folder, file))) await rm(join(folder, file));
}
await save();
const entries = Object.values(manifest);
const sizes = entries.flatMap((entry) => Object.values(entry.bytes));
const bytes = sizes.reduce((sum, size) => sum + size, 0);
const minutes = entries.reduce((sum, entry) => sum + entry.duration, 0) / 60;
console.log(
  `${entries.length} chapters, ${sizes.length} videos, ${minutes.toFixed(0)} min, ${(bytes / 1e6).toFixed(2)} MB`,
);
if (bytes > LIMIT) {
  console.error(`More than ${LIMIT / 1e6} MB: shorten chapters or raise the crf.`);
  process.exit(1);
}
process.exit(failed.length > 0 ? 1 : 0);
