#!/usr/bin/env node
// npm run budget: what every page of the built portal loads first, in bytes of compressed scripts, against what it may.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Scripts of the floor, the least application that uses the same packages: `bench/floor`, built by its build.sh, entry,
 * runtime and English messages of dist/t0, each by brotli 11 (node -p "zlib.brotliCompressSync(…).length").
 */
export const floorBytes = 130_608;

/** What a page may load first, in floors: the program itself is 0.93, header and layout come to 1.02 with it. */
const limits = { '/login': 1.05, '/course': 1.18, '/course/:id': 1.19 };
const otherLimit = 1.27;
/** Files that a page may begin with: each has a head, and its turn where there is no HTTP/2. */
const mostFiles = 24;

const portal = fileURLToPath(new URL('../../dist/apps/portal', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(portal, '.vite', name), 'utf8'));

/** What a file costs on the wire. The build compresses all that gains by it. */
function compressedSize(file) {
  const path = join(portal, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Files of chunks with all that they import at once. */
function filesOf(keys, manifest) {
  const seen = new Set();
  const walk = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) walk(next);
  };
  keys.forEach(walk);
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

/** Scripts that the page itself names for browsers of today. */
const ofPage = () =>
  [
    ...readFileSync(join(portal, 'index.html'), 'utf8').matchAll(
      /<script (?:async|type="module")[^>]* src="\/([^"]+)"/g,
    ),
  ].map(([, file]) => file);

/**
 * Every page's first scripts, in the language with the longest messages: those of the entry, of its route and its texts.
 * What a page fetches after it stands does not count.
 * @returns {{ path: string, bytes: number, floors: number, limit: number, files: { file: string, bytes: number }[] }[]}
 */
export function firstScripts() {
  const manifest = read('manifest.json');
  const { routes, messages } = read('route-chunks.json');
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  return Object.entries(routes).map(([path, { chunks, namespaces, words }]) => {
    const sets = Object.keys(messages['layouts']).map((set) => {
      const texts = namespaces.map((namespace) => messages[namespace][set]);
      const packs = words.map((pack) => `assets/words/${pack}.${set}.js`);
      const files = new Set([...ofPage(), ...packs, ...filesOf([...entry, ...chunks, ...texts], manifest)]);
      return [...files].map((file) => ({ file, bytes: compressedSize(file) }));
    });
    const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
    const files = sets.reduce((most, set) => (total(set) > total(most) ? set : most));
    const bytes = total(files);
    return { path, bytes, floors: bytes / floorBytes, limit: limits[path] ?? otherLimit, files };
  });
}

const isOver = ({ floors, limit, files }) => floors > limit || files.length > mostFiles;

const line = (page) => {
  const { path, bytes, floors, limit, files } = page;
  const size = `${(bytes / 1024).toFixed(1)} KiB, ${floors.toFixed(3)} × floor, may be ${limit}`;
  return `${isOver(page) ? 'over' : 'ok  '} ${path}: ${size}; ${files.length} files`;
};

/** The budget as a suite: a page that loads too much fails, with its files. */
export function checkBudget() {
  const pages = firstScripts();
  const over = pages.filter(isOver);
  const sizes = ({ files }) =>
    [...files]
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `       ${(bytes / 1024).toFixed(1)} KiB ${file}`);
  return {
    passed: pages.length - over.length,
    failed: over.length,
    output: over.flatMap((page) => [line(page), ...sizes(page)]).join('\n'),
    lines: pages.map(line),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, output, failed } = checkBudget();
  console.log([...lines, output].join('\n'));
  process.exit(failed ? 1 : 0);
}
