#!/usr/bin/env node
// Fails when a message is missing in a language, is asked for but does not exist, or is never used.
//   node tools/i18n/check.mjs [--root <folder>]
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { messagePlaces } from './projects.mjs';
import { keysOf, readUsage, sourceFiles } from './usage.mjs';

const option = process.argv.indexOf('--root');
const root = resolve(option < 0 ? join(import.meta.dirname, '../..') : (process.argv[option + 1] ?? ''));
const read = async (file) => (await tsImport(pathToFileURL(file).href, import.meta.url)).default;
const problems = [];

const places = new Map();
for (const place of messagePlaces(root)) {
  const sets = {};
  for (const set of ['zh', 'en', 'zh_tw', 'zh_hk']) sets[set] = await read(join(place.i18n, `${set}.ts`));
  const keys = new Set(keysOf(sets.zh));
  compareSets(relative(root, place.path), sets, keys);
  places.set(place.namespace, { ...place, keys, used: new Set() });
}

for (const own of places.values()) {
  for (const file of sourceFiles(own.path)) {
    const { asked, texts, patterns } = readUsage(file);
    for (const { key, pattern, at } of asked) {
      const where = relative(root, at);
      const [place, plain] = key === undefined ? [own] : resolveKey(key, own);
      if (key !== undefined && !place.keys.has(plain)) problems.push(`${where}: no message ${key}`);
      if (pattern && ![...own.keys].some((known) => fits(pattern, known, own))) {
        problems.push(`${where}: no message fits ${pattern.source}`);
      }
    }
    for (const text of texts) {
      const [place, plain] = resolveKey(text, own);
      place.used.add(plain);
    }
    for (const key of own.keys) if (patterns.some((pattern) => fits(pattern, key, own))) own.used.add(key);
  }
}
// The titles of screens stand in the contracts, where no messages are.
const contracts = join(root, 'libs/contracts/src');
const isFacts = (file) => /[\\/]screens[\\/]/.test(file);
for (const file of existsSync(contracts) ? sourceFiles(contracts).filter(isFacts) : []) {
  for (const { key = '', at } of readUsage(file).asked) {
    const [namespace, plain] = key.split(':', 2);
    const place = places.get(namespace);
    if (place?.keys.has(plain)) place.used.add(plain);
    else problems.push(`${relative(root, at)}: no message ${key}`);
  }
}
for (const { path, keys, used } of places.values()) {
  for (const key of keys) if (!used.has(key)) problems.push(`${relative(root, path)}: ${key} is never used`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The place a key belongs to, `namespace:key` or the asker's own, and the key there. */
function resolveKey(key, own) {
  const [namespace, plain] = key.split(':', 2);
  const place = plain === undefined ? undefined : places.get(namespace);
  return place === undefined ? [own, key] : [place, plain];
}

function fits(pattern, key, { namespace }) {
  return pattern.test(key) || pattern.test(`${namespace}:${key}`);
}

function compareSets(where, sets, keys) {
  const texts = textsOf(sets.zh);
  for (const [set, messages] of Object.entries(sets)) {
    const own = new Set(keysOf(messages));
    for (const key of keys) if (!own.has(key)) problems.push(`${where}: ${set} lacks ${key}`);
    for (const key of own) if (!keys.has(key)) problems.push(`${where}: ${set} has ${key}, zh does not`);
    for (const [key, text] of textsOf(messages)) {
      if (text.trim() === '') problems.push(`${where}: ${set} says nothing for ${key}`);
      // The portal's build leaves both out: a value comes to its text as it is to be read, and each text stands by itself.
      if (/\{\{[^}]*,/.test(text)) problems.push(`${where}: ${set} formats a value in ${key}`);
      if (text.includes('$t(')) problems.push(`${where}: ${set} nests another text in ${key}`);
      const chinese = texts.get(key) ?? texts.get(key.replace(/_one$/, '_other'));
      // "1 course" needs no number in it; every other text fills the same gaps.
      if (chinese !== undefined && !key.endsWith('_one') && gaps(chinese) !== gaps(text)) {
        problems.push(`${where}: ${set} fills other gaps than zh in ${key}`);
      }
    }
  }
}

function gaps(text) {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();
}

function textsOf(messages, path = '') {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return typeof value === 'string' ? [[at, value]] : [...textsOf(value, at)];
    }),
  );
}
