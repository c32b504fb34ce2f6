import { isAbsolute, join } from 'node:path';
import type { BuildTable } from '../src/routes/buildTable.ts';
import { withModule } from './recordImports.mts';
import type { Words } from './words/packs.mts';

/** The route table of the portal, with files where it has functions that load them. */
export interface FileTable {
  readonly routes: readonly {
    readonly path: string;
    /** What its title is called, `namespace:key`. */
    readonly titleKey: string;
    /** Files of the screen, its frame first and its page last. */
    readonly files: readonly string[];
    /** Whose messages it shows. */
    readonly namespaces: readonly string[];
  }[];
  /** Namespaces whose words come by feature; those of the others come whole. */
  readonly packed: readonly string[];
  /** By namespace and message set: the file of the words. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By message set and namespace: words of those that come by feature. */
  readonly words: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** Reads the table of the portal in `root`, once: asked again, it gives what it read. Throws for a route that loads nothing. */
export function tableReader(root: string): () => Promise<FileTable> {
  let table: Promise<FileTable> | undefined;
  return () => (table ??= readTable(root));
}

function readTable(root: string): Promise<FileTable> {
  const file = join(root, 'src/routes/buildTable.ts');
  const options = { root, resolve: { tsconfigPaths: true }, logLevel: 'error' as const };
  return withModule<{ buildTable: () => Promise<BuildTable> }, FileTable>(file, options, async (module, importsOf) => {
    const table = await module.buildTable();
    const filesOf = (load: () => unknown, of: string) => {
      const files = importsOf(load).map((id) => fileOf(id, root));
      if (files.length === 0) throw new Error(`${of} loads no file`);
      return files;
    };
    const words: Record<string, Record<string, Words>> = {};
    for (const namespace of table.packed) {
      for (const [set, load] of Object.entries(table.messages[namespace] ?? {})) {
        (words[set] ??= {})[namespace] = (await load()).default as Words;
      }
    }
    const messages = Object.entries(table.messages).map(([namespace, sets]) => {
      const files = Object.entries(sets).map(([set, load]) => [set, filesOf(load, `${namespace}:${set}`)[0] ?? '']);
      return [namespace, Object.fromEntries(files) as Readonly<Record<string, string>>] as const;
    });
    return {
      routes: table.routes.map(({ path, titleKey, namespaces, loads }) => ({
        ...{ path, titleKey, namespaces },
        files: loads.flatMap((load) => filesOf(load, path)),
      })),
      packed: table.packed,
      messages: Object.fromEntries(messages),
      words,
    };
  });
}

/** A module as the file it is in, with slashes on every system. */
function fileOf(id: string, root: string): string {
  const file = id.replace(/^\/@fs/, '').replace(/[?#].*$/, '');
  return (isAbsolute(file) && !file.startsWith('/src/') ? file : join(root, file)).replaceAll('\\', '/');
}
