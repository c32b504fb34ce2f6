#!/usr/bin/env node
// Writes zh_tw.ts and zh_hk.ts of every place that has messages from its zh.ts by OpenCC, then puts the overrides in.
//   node tools/i18n/build.mjs            writes
//   node tools/i18n/build.mjs --check    writes nothing, fails when a file is not what it would write
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as OpenCC from 'opencc-js';
import { tsImport } from 'tsx/esm/api';
import { formatted } from '../lib/format.mjs';
import { converted, messagePlaces } from './projects.mjs';
import { words } from './words.mjs';

const option = process.argv.indexOf('--root');
const root = resolve(option < 0 ? join(import.meta.dirname, '../..') : (process.argv[option + 1] ?? ''));
const check = process.argv.includes('--check');
const read = async (file) => (await tsImport(pathToFileURL(file).href, import.meta.url)).default;

/** Made once: each reads its dictionaries. */
const converters = converted.map(({ set, to }) => ({ set, opencc: OpenCC.Converter({ from: 'cn', to }) }));

const problems = [];
for (const place of messagePlaces(root)) {
  const source = await read(join(place.i18n, 'zh.ts'));
  for (const { set, opencc } of converters) {
    const convert = (text) => words[set].reduce((done, [from, into]) => done.replaceAll(from, into), opencc(text));
    const overridesFile = join(place.i18n, `${set}.overrides.ts`);
    const overrides = existsSync(overridesFile) ? await read(overridesFile) : {};
    const where = relative(root, overridesFile);
    const messages = applyOverrides(mapTexts(source, convert), overrides, where, problems);
    const file = join(place.i18n, `${set}.ts`);
    const text = await format(file, messages);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check) problems.push(`${relative(root, file)} is not what zh.ts gives: run node tools/i18n/build.mjs`);
    else writeFileSync(file, text);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function mapTexts(messages, convert) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? convert(value) : mapTexts(value, convert),
    ]),
  );
}

/** An override for a key that zh.ts does not have is a mistake: it would never be shown. */
function applyOverrides(messages, overrides, where, problems, path = '') {
  const merged = { ...messages };
  for (const [key, value] of Object.entries(overrides)) {
    const at = path === '' ? key : `${path}.${key}`;
    const known = messages[key];
    if (known === undefined || typeof known !== typeof value) problems.push(`${where}: no message ${at}`);
    else if (typeof value === 'string') merged[key] = value;
    else merged[key] = applyOverrides(known, value, where, problems, at);
  }
  return merged;
}

async function format(file, messages) {
  const text = [
    '// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.',
    `const messages = ${JSON.stringify(messages)};`,
    '',
    'export default messages;',
  ].join('\n');
  return formatted(file, text);
}
