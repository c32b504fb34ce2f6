#!/usr/bin/env node
// Writes zh_tw.ts and zh_hk.ts of every place that has messages from its zh.ts by OpenCC, then puts the overrides in.
// Git ignores them; `npm install` and every command that needs them write those whose sources have changed.
//   node tools/i18n/build.mjs [--root <folder>]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { converted, messagePlaces } from './projects.mjs';
import { words } from './words.mjs';

const { values } = parseArgs({ options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } } });
const root = resolve(values.root);

const places = messagePlaces(root).map(({ i18n }) => ({ i18n, head: headOf(i18n) }));
const outdated = places.filter(({ i18n, head }) =>
  converted.some(({ set }) => {
    const file = join(i18n, `${set}.ts`);
    return !existsSync(file) || !readFileSync(file, 'utf8').startsWith(head);
  }),
);
const problems = outdated.length > 0 ? await write(outdated) : [];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** First line of a place's converted messages, with a hash of everything that they depend on. */
function headOf(i18n) {
  const sources = readdirSync(i18n, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/.])zh\.ts$|\.overrides\.ts$/.test(name))
    .map((name) => join(i18n, name));
  const own = ['build.mjs', 'projects.mjs', 'words.mjs', '../../node_modules/opencc-js/package.json'];
  const hash = createHash('sha256');
  for (const file of [...sources.sort(), ...own.map((name) => join(import.meta.dirname, name))]) {
    hash.update(readFileSync(file));
  }
  return `// Made by tools/i18n/build.mjs from zh.ts and the overrides beside it, ${hash.digest('hex').slice(0, 16)}.\n`;
}

/** Writes both sets of these places; answers what is wrong with their overrides. */
async function write(places) {
  // Both take their time to load, and mostly nothing has changed.
  const [OpenCC, { tsImport }] = await Promise.all([import('opencc-js'), import('tsx/esm/api')]);
  const read = async (file) => (await tsImport(pathToFileURL(file).href, import.meta.url)).default;
  const converters = converted.map(({ set, to }) => ({ set, opencc: OpenCC.Converter({ from: 'cn', to }) }));
  const problems = [];
  for (const { i18n, head } of places) {
    const source = await read(join(i18n, 'zh.ts'));
    for (const { set, opencc } of converters) {
      const convert = (text) => words[set].reduce((done, [from, into]) => done.replaceAll(from, into), opencc(text));
      const overridesFile = join(i18n, `${set}.overrides.ts`);
      const overrides = existsSync(overridesFile) ? await read(overridesFile) : {};
      const wrong = [];
      const messages = applyOverrides(mapTexts(source, convert), overrides, relative(root, overridesFile), wrong);
      const text = `const messages = ${JSON.stringify(messages, null, 2)};\n\nexport default messages;\n`;
      // Without its first line the file is written again, and the mistake told again, until it is mended.
      writeFileSync(join(i18n, `${set}.ts`), (wrong.length > 0 ? '' : head) + text);
      problems.push(...wrong);
    }
  }
  return problems;
}

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
