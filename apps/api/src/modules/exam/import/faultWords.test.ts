import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inWords } from './faultWords.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Faults of files that only the command line reads. */
const others = /^(?:exam|results|tags|questions\.import)/;

it('says each fault of a file of questions in Chinese too [EX-02] [AC-10]', async () => {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /(?<!\.test|\.zh|faultWords)\.ts$/.test(name) && !others.test(name),
  );
  const said: string[] = [];
  for (const name of names) {
    const source = await readFile(`${folder}${name}`, 'utf8');
    // A fault and its remedy are sentences: in arrays, in calls, in lists of forms.
    for (const [, one = ''] of source.matchAll(/[\s([]'([A-Z][^'\n]*[a-z][^'\n]*\.)'[,\]\s)]/g)) said.push(one);
    for (const [, one = ''] of source.matchAll(/(?<!raw)`([A-Z"$][^`\n]*[a-z"}]\.)`[,\]\s)]/g))
      said.push(one.replaceAll(/\$\{[^}]*\{[^}]*\}[^}]*\}|\$\{[^}]*\}/g, '7'));
  }
  expect(said.length).toBeGreaterThan(100);
  const unsaid = [...new Set(said)].filter((one) => !/\p{Script=Han}/u.test(inWords(one, 'zh_cn')));
  expect(unsaid).toEqual([]);
  expect(inWords('There is no kind "essay".', 'zh_cn')).toBe('没有“essay”这种题型。');
  expect(inWords('There is no kind "essay".', 'zh_tw')).toContain('題型');
  expect(inWords('There is no kind "essay".', 'en')).toBe('There is no kind "essay".');
});
