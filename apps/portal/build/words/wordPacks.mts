import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { FileTable } from '../readTable.mts';
import { lateImports, wrapped } from './lateImports.mts';
import { keysOf, makePack, type Words } from './packs.mts';
import { closureOf, createSources, type Source } from './sources.mts';
import { createKeyReader, type Keys, type Place } from './usedKeys.mts';

/** Where the files of words lie: `<name>.<message set>.js`. */
export const wordFolder = 'assets/words';

const entry = 'src/main.tsx';
/** What the program knows of its packs; only the build has any. */
const packsFile = 'src/i18n/packs.ts';
const wordsAround = 'src/i18n/withWords.ts';
/** What stands around nearly every page: its words come with the first ones. */
const shell = 'src/shell/Shell.tsx';

/** Facts of screens name the titles of all of them: a page has its own alone. */
const screenFacts = /\/libs\/contracts\/src\/screens\//;

interface Plan {
  readonly sets: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** Words of every page. */
  readonly first: Keys;
  /** By file of a page: titles of the screens that it is. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  readonly keysFrom: (file: string) => Keys;
}

/**
 * Words by feature (docs/adr/0040-words-by-feature.md): each `import('…')` of the program also waits for the words that
 * its file, with all that this imports at once, asks for; and the program begins with those of its first file. `named`
 * hears which pack a page's file has.
 */
export function wordPacks(readTable: () => Promise<FileTable>, named: Map<string, readonly string[]>): Plugin {
  let config: ResolvedConfig;
  let plan: Plan;
  let locate: (specifier: string, from: string) => string | undefined;
  let root: string;
  const packed = new Set<string>();
  const portal = (file: string) => join(config.root, file).replaceAll('\\', '/');

  return {
    name: 'banyan:word-packs',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      root = resolve(config.root, '../..').replaceAll('\\', '/');
    },
    async buildStart() {
      packed.clear();
      named.clear();
      const sources = createSources(root);
      locate = sources.locate;
      plan = makePlan(await readTable(), sources.read, portal);
      for (const key of plan.first) packed.add(key);
    },
    // Of thousands of files the bundler hands these few over to JavaScript.
    transform: {
      filter: { id: /\/(?:apps|libs)\/[\w-]+\/src\/.*\.tsx?$/, code: /\bimport\(|export const packs\b/ },
      handler(code, id) {
        const file = id.replaceAll('\\', '/');
        const give = (keys: Keys): string | undefined => {
          const pack = makePack(keys, plan.sets);
          for (const [set, source] of Object.entries(pack?.files ?? {})) {
            this.emitFile({ type: 'asset', fileName: `${wordFolder}/${pack?.name}.${set}.js`, source });
          }
          for (const key of keys) packed.add(key);
          return pack?.name;
        };
        if (file === portal(packsFile)) {
          const first = give(plan.first) ?? '';
          named.set('', [first]);
          return { code: packsText(first, Object.keys(plan.sets['zh'] ?? {})), map: null };
        }
        const late = lateImports(file, code).flatMap((one) => {
          const target = locate(one.specifier, file);
          const keys = target === undefined ? [] : [...plan.keysFrom(target), ...(plan.titles.get(target) ?? [])];
          const name = give(new Set(keys.filter((key) => !plan.first.has(key))));
          if (target === undefined || name === undefined) return [];
          named.set(target, [name]);
          return [{ ...one, before: 'withWords(', after: `, '${name}')` }];
        });
        if (late.length === 0) return null;
        const from = relative(dirname(file), portal(wordsAround)).replaceAll('\\', '/');
        return { code: `import { withWords } from './${from}';\n${wrapped(code, late)}`, map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const lost = Object.entries(plan.sets['zh'] ?? {})
        .flatMap(([namespace, words]) => keysOf(words).map((key) => `${namespace}:${key}`))
        .filter((key) => !packed.has(key));
      if (lost.length > 0) this.error(`words that come with no part of the program: ${lost.join(', ')}`);
    },
  };
}

function makePlan(table: FileTable, sourceOf: (file: string) => Source, portal: (file: string) => string): Plan {
  const { routes, messages, words } = table;
  const places = Object.entries(messages).map(([namespace, { zh = '' }]): Place => {
    // One that comes whole has no keys here, and its files ask for none of another's by short names.
    const keys = new Set(Object.values(words).flatMap((set) => keysOf(set[namespace] ?? {})));
    return { namespace, folder: folderOf(namespace, zh, portal), keys: [...keys] };
  });
  const readKeys = createKeyReader(places);
  const keysFrom = (root: string): Keys => {
    const files = [...closureOf([root], sourceOf)].filter((file) => !screenFacts.test(file));
    return new Set(files.flatMap((file) => [...readKeys(file, sourceOf(file))]));
  };
  const titles = new Map<string, string[]>();
  for (const { titleKey, files } of routes) {
    const page = files.at(-1) ?? '';
    titles.set(page, [...(titles.get(page) ?? []), titleKey]);
  }
  const pages = new Set(routes.map(({ files }) => files.at(-1)));
  // What leads to many pages says a word or two: not worth a file of its own.
  const leading = [...new Set(routes.flatMap(({ files }) => files))].filter((file) => !pages.has(file));
  const first = new Set([portal(entry), portal(shell), ...leading].flatMap((file) => [...keysFrom(file)]));
  return { sets: words, first, titles, keysFrom };
}

/** The folder whose files mean a namespace: the one around its messages, but for the two that share files. */
function folderOf(namespace: string, file: string, portal: (file: string) => string): string {
  if (namespace === 'portal') return portal('src');
  if (namespace === 'screen') return portal('../../libs/core-screen/src');
  return dirname(dirname(file));
}

const packsText = (first: string, namespaces: readonly string[]) => `
export const packs = {
  first: '${first}',
  namespaces: new Set(${JSON.stringify(namespaces)}),
  load: (name, set) => import(/* @vite-ignore */ '/${wordFolder}/' + name + '.' + set + '.js'),
};`;
