import { describe, expect, it } from 'vitest';
import { lateImports, wrapped } from '../../build/words/lateImports.mts';
import { makePack } from '../../build/words/packs.mts';
import { closureOf, type Source } from '../../build/words/sources.mts';
import { createKeyReader } from '../../build/words/usedKeys.mts';

const source = (said: Partial<Source>): Source => ({
  imports: [],
  passes: undefined,
  texts: new Set(),
  patterns: [],
  ...said,
});

describe('words that a file asks for', () => {
  const read = createKeyReader([
    { namespace: 'portal', folder: '/portal/src', keys: ['login.by', 'login.send'] },
    {
      namespace: 'course',
      folder: '/course/src',
      keys: ['card.chapters_one', 'card.chapters_other', 'list.none', 'list.some'],
    },
    { namespace: 'screen', folder: '/screen/src', keys: ['retry'] },
  ]);
  const keys = (file: string, said: Partial<Source>) => [...read(file, source(said))].sort();

  it('are its keys in every plural form', () => {
    expect(keys('/course/src/a.tsx', { texts: new Set(['card.chapters']) })).toEqual([
      'course:card.chapters_one',
      'course:card.chapters_other',
    ]);
  });

  it('are those that a template or a beginning can lead to', () => {
    expect(keys('/course/src/b.tsx', { patterns: [/^list\.[\w.]+$/] })).toEqual([
      'course:list.none',
      'course:list.some',
    ]);
    expect(keys('/course/src/c.tsx', { texts: new Set(['list.']) })).toEqual(['course:list.none', 'course:list.some']);
    expect(keys('/course/src/d.tsx', { patterns: [/^[\w.]+[\w.]+$/] })).toEqual([]);
  });

  it('are those of another namespace that it names, and of the one that all share', () => {
    expect(keys('/course/src/e.tsx', { texts: new Set(['login.by']) })).toEqual([]);
    expect(keys('/course/src/f.tsx', { texts: new Set(['portal', 'login.by']) })).toEqual(['portal:login.by']);
    expect(keys('/course/src/g.tsx', { texts: new Set(['portal:login.send', 'retry']) })).toEqual([
      'portal:login.send',
      'screen:retry',
    ]);
  });
});

describe('a pack', () => {
  const sets = {
    zh: { course: { card: { chapters_other: '章' }, none: '无' } },
    en: { course: { card: { chapters_one: 'chapter', chapters_other: 'chapters' }, none: 'none' } },
  };

  it('has the words of its keys in each language, under a name that changes with them', () => {
    const pack = makePack(new Set(['course:card.chapters_one', 'course:card.chapters_other']), sets);
    expect(pack?.files).toEqual({
      zh: 'export default {"course":{"card":{"chapters_other":"章"}}};\n',
      en: 'export default {"course":{"card":{"chapters_one":"chapter","chapters_other":"chapters"}}};\n',
    });
    expect(makePack(new Set(['course:none']), sets)?.name).not.toBe(pack?.name);
    expect(makePack(new Set(), sets)).toBeUndefined();
  });
});

describe('what a file begins with', () => {
  const files: Record<string, Source> = {
    page: source({ imports: [{ file: 'index', names: ['A'] }] }),
    index: source({
      passes: new Map([
        ['A', { file: 'a', name: 'A' }],
        ['B', { file: 'b', name: 'B' }],
      ]),
    }),
    a: source({ imports: [{ file: 'page', names: undefined }] }),
  };

  it('is what it imports, of a door only what passes through it', () => {
    const read = (file: string) => files[file] ?? source({});
    expect([...closureOf(['page'], read)]).toEqual(['page', 'a']);
  });
});

describe('late imports', () => {
  it('are wrapped with what is taken of them', () => {
    const code = "const load = () => import('./A.tsx').then((part) => part.A);\nvoid import('./B.ts');";
    const found = lateImports('x.tsx', code).map((one) => ({ ...one, before: 'w(', after: ", '1')" }));
    expect(wrapped(code, found)).toBe(
      "const load = () => w(import('./A.tsx').then((part) => part.A), '1');\nvoid w(import('./B.ts'), '1');",
    );
  });
});
