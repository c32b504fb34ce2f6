import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { FileTable } from './readTable.mts';

/** What a screen begins with. */
interface RouteNeeds {
  /** Chunks of the screen, its frame first. */
  readonly chunks: readonly string[];
  /** Whose messages come whole. */
  readonly namespaces: readonly string[];
  /** Packs of words; the file of one is `assets/words/<pack>.<message set>.js`. */
  readonly words: readonly string[];
}

/** What the server preloads for an address. Chunks and messages are keys of Vite's manifest. */
export interface RouteChunks {
  /** By path pattern, in the route table's order. */
  readonly routes: Readonly<Record<string, RouteNeeds>>;
  /** By namespace and message set. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Manifest = Readonly<Record<string, { readonly file: string }>>;

const fileName = '.vite/route-chunks.json';

/**
 * Writes route-chunks.json beside the manifest: which chunks and words a path needs, read from the route table itself.
 * `packs`: by source file, those of words.
 */
export function routeChunks(
  readTable: () => Promise<FileTable>,
  packs: ReadonlyMap<string, readonly string[]>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'banyan:route-chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const folder = resolve(config.root, config.build.outDir);
        const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        const chunks = chunksOf(await readTable(), chunkKeys(config.root, manifest, bundle), packs);
        mkdirSync(dirname(join(folder, fileName)), { recursive: true });
        writeFileSync(join(folder, fileName), JSON.stringify(chunks, null, 2));
      },
    },
  };
}

function chunksOf(
  table: FileTable,
  keyOf: (file: string) => string,
  packs: ReadonlyMap<string, readonly string[]>,
): RouteChunks {
  const packed = new Set(table.packed);
  const routes = table.routes.map(({ path, files, namespaces }) => {
    const chunks = [...new Set(files.map(keyOf))];
    const words = [...new Set(['', ...files].flatMap((file) => packs.get(file) ?? []))];
    return [path, { chunks, namespaces: namespaces.filter((name) => !packed.has(name)), words }] as const;
  });
  const messages = Object.entries(table.messages).map(([namespace, sets]) => {
    const keys = Object.entries(sets).map(([set, file]) => [set, keyOf(file)] as const);
    return [namespace, Object.fromEntries(keys)] as const;
  });
  return { routes: Object.fromEntries(routes), messages: Object.fromEntries(messages) };
}

/** Key of the chunk that a file begins or, where it was put together with others, is in. Throws when there is none. */
function chunkKeys(root: string, manifest: Manifest, bundle: Rolldown.OutputBundle): (file: string) => string {
  const byFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const byModule = new Map<string, string>();
  for (const output of Object.values(bundle)) {
    const key = output.type === 'chunk' ? byFile.get(output.fileName) : undefined;
    if (output.type !== 'chunk' || key === undefined) continue;
    for (const id of output.moduleIds) byModule.set(id.replaceAll('\\', '/'), key);
  }
  return (file) => {
    const own = relative(root, file).replaceAll('\\', '/');
    const key = own in manifest ? own : byModule.get(file);
    if (key === undefined) throw new Error(`${own} of the route table is in no chunk of the build`);
    return key;
  };
}
