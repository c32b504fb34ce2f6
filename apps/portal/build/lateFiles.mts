import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { FileNeeds } from '../src/boot/fetchFile.ts';

/** Vite’s helper around each `import()`; ours takes its place. */
const helper = /^\0vite\/preload-helper\.js$/;
const marker = '__VITE_PRELOAD__';

/** How Vite writes `import()`: as it stands, or with the exports named that are taken of it. The file may be the same one. */
const written = new RegExp(
  [
    String.raw`(?<fetch>[\w$]+)\((?:\(\)=>|(?<some>async\(\)=>\{let\{[^{}]*\}=await ))`,
    String.raw`(?:import\((?<file>${'`'}\./[^${'`'}]+${'`'})\)|(?<here>Promise\.resolve\(\)\.then\(\(\)=>[\w$]+\)))`,
    String.raw`(?<taken>(?:(?!${marker}).)*?),${marker}\)`,
  ].join(''),
  'gs',
);
/** All that follows where exports are named: what is taken of the file, and the names once more. */
const named = /^((?:\.then\([\w$]+=>[\w$.]+\))*);return\{[^{}]*\}\}$/;

/** Code whose `import()`s name their file alone. Throws where one of them is written in another way. */
export function namingFiles(code: string, of: string): string {
  const short = code.replace(written, (...match) => {
    const { fetch, some, file, here, taken = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const part = file === undefined ? here : `${fetch}(${file})`;
    if (some === undefined) return `${part}${taken}`;
    return named.test(taken) ? `${part}${taken.replace(named, '$1')}` : `(${some}${part}${taken})()`;
  });
  const left = short.indexOf(marker);
  if (left >= 0)
    throw new Error(`an import() of ${of} is not understood: ${short.slice(Math.max(0, left - 200), left)}`);
  return short;
}

type Files = Readonly<Record<string, { readonly imports: readonly string[] }>>;

/** What each file needs besides `first`, which is there when anything is asked for. */
export function needsOf(built: Files, first: string): FileNeeds {
  const needs = new Map(
    Object.entries(built).map(([file, { imports }]) => [file, imports.filter((next) => next !== first)]),
  );
  const needed = new Set([...needs.values()].flat());
  const files = [...needs.keys()].filter((file) => needed.has(file) || needs.get(file)?.length !== 0);
  const places = new Map(files.map((file, place) => [file, place]));
  return files.map((file) => [
    file.replace('assets/', ''),
    ...(needs.get(file) ?? []).flatMap((next) => places.get(next) ?? []),
  ]);
}

/**
 * What is fetched along with a part that comes late. Vite writes the files that a part needs beside each `import()`: every
 * page would carry the names of all that it may never show. Here they are one list for the whole program, beside its first
 * file, which is fetched once the page stands (`fetchFile.ts`).
 */
export function lateFiles(root: string): Plugin {
  const ours = resolve(root, 'src/boot/fetchFile.ts').replaceAll('\\', '/');
  return {
    name: 'banyan:late-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: helper },
      handler: () => `export { fetchFile as __vitePreload } from ${JSON.stringify(ours)};`,
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const first = chunks.find(({ moduleIds }) => moduleIds.includes(ours))?.fileName;
        if (first === undefined) throw new Error('nothing fetches late files');
        for (const chunk of chunks) chunk.code = namingFiles(chunk.code, chunk.fileName);
        const needs = needsOf(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])), first);
        // Its name tells releases apart: it is made of the names of all others.
        this.emitFile({ type: 'asset', fileName: first.replace(/js$/, 'json'), source: JSON.stringify(needs) });
      },
    },
  };
}
