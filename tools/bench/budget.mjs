#!/usr/bin/env node
// npm run budget: an alarm for what the busiest pages of the built portal load first, in bytes of compressed scripts.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Scripts of the floor, the least application that uses the same packages: `bench/floor`, built by its build.sh, entry,
 * runtime and English messages of dist/t0, each by brotli 11 (node -p "zlib.brotliCompressSync(…).length").
 */
const floorBytes = 130_608;
const mostFiles = 40;

/** First scripts of pages, with their limit in floors. */
const pages = [
  { path: '/login', limit: 1.67, frames: [] },
  { path: '/index', limit: 2, frames: ['shell'] },
  { path: '/course', limit: 2, frames: ['shell'] },
  { path: '/course/:id', limit: 2, frames: ['shell'] },
  { path: '/task/exam/questions/:id', limit: 2, frames: ['shell'] },
];

const portal = fileURLToPath(new URL('../../dist/apps/portal', import.meta.url));

/** Bytes of a file on the wire. The build compresses every file that becomes smaller by it. */
function compressedSize(file) {
  const path = join(portal, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** The budget as a suite: a page that loads too much fails, with its files. */
export function checkBudget() {
  const preloads = JSON.parse(readFileSync(join(portal, '.vite/preloads.json'), 'utf8'));
  const html = readFileSync(join(portal, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/<script (?:async|type="module")[^>]* src="([^"]+)"/g)].map(([, file]) => file);
  const results = pages.map(({ path, limit, frames }) => {
    const needs = [preloads.page, ...frames.map((frame) => preloads[frame]), preloads.screens[path]];
    const files = [...new Set([...entry, ...needs.flatMap((need) => [...need.files, ...(need.texts.en ?? [])])])];
    const floors = files.reduce((sum, file) => sum + compressedSize(file), 0) / floorBytes;
    const over = floors > limit || files.length > mostFiles;
    const line = `${over ? 'over' : 'ok  '} ${path}: ${floors.toFixed(2)} × floor, may be ${limit}; ${files.length} files`;
    return { over, line, files };
  });
  const over = results.filter((page) => page.over);
  const sizes = ({ files }) => files.map((file) => `       ${(compressedSize(file) / 1024).toFixed(1)} KiB ${file}`);
  return {
    passed: results.length - over.length,
    failed: over.length,
    output: over.flatMap((page) => [page.line, ...sizes(page)]).join('\n'),
    lines: results.map(({ line }) => line),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, output, failed } = checkBudget();
  console.log([...lines, output].join('\n'));
  process.exit(failed ? 1 : 0);
}
