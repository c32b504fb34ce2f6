import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as whole from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leanI18next } from '../../build/leanI18next.mts';
import { settings } from './createTranslations.ts';

type Library = Pick<typeof whole, 'createInstance'>;

const folder = mkdtempSync(join(tmpdir(), 'banyan-i18next-'));
let lean: Library;

beforeAll(async () => {
  const home = dirname(createRequire(import.meta.url).resolve('i18next/package.json'));
  const file = join(folder, 'lean.mjs');
  writeFileSync(file, leanI18next(readFileSync(join(home, 'dist/esm/i18next.js'), 'utf8')));
  lean = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Library;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All that the portal asks of the library, as `createTranslations` sets it up. */
async function said({ createInstance }: Library): Promise<unknown[]> {
  const heard: unknown[] = [];
  const i18n = createInstance();
  void i18n.init({
    ...settings,
    resources: {},
    saveMissing: true,
    missingKeyHandler: (_tags, namespace, key) => heard.push(`${namespace} lacks ${key}`),
    parseMissingKeyHandler: (_key, otherwise?: string) => otherwise ?? '',
  });
  i18n.on('languageChanged', (to) => heard.push(to));
  i18n.addResourceBundle('zh-CN', 'portal', { a: { b: '甲' }, many_other: '{{count}} 门' }, true, true);
  i18n.addResourceBundle('zh-CN', 'portal', { a: { c: '乙' } }, true, true);
  const course = { many_one: 'one {{what}}', many_other: '{{count}} {{what}}s', html: '<b>{{what}}</b>' };
  i18n.addResourceBundle('en', 'course', course, true, true);
  const words = () => {
    const t = i18n.getFixedT(null, 'course');
    return [
      ...[i18n.t('a.b'), i18n.t('portal:a.c'), i18n.t('many', { count: 3 }), i18n.t('none')],
      ...[0, 1, 2].map((count) => t('many', { count, what: 'course' })),
      ...[
        t('html', { what: '<i>' }),
        t('none', { defaultValue: 'else' }),
        i18n.t('course:many', { count: 1, what: '' }),
      ],
    ];
  };
  const before = words();
  await i18n.changeLanguage('en');
  return [before, words(), heard, i18n.language, i18n.hasResourceBundle('en', 'course')];
}

it('says in the build what the whole library says, and what it misses [SE-09]', async () => {
  const [wholly, leanly] = await Promise.all([said(whole), said(lean)]);
  expect(leanly).toEqual(wholly);
  expect(leanly[1]).toContain('2 courses');
});

it('fails where the library has changed, rather than leave all of it in', () => {
  expect(() => leanI18next('class Connector {}')).toThrow('of i18next any more');
});
