import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const library = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm');
const folder = join(library, 'icons').replaceAll('\\', '/');

/** Names that the library exports icons by, each with its file. */
function iconFiles(): ReadonlyMap<string, string> {
  const all = readFileSync(join(library, 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...all.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** An icon's lines are told apart by place: names that are there for this alone do not compress. */
function slim(code: string): string {
  let line = 0;
  return code
    .replace(/key: "\w+"/g, () => `key: "${(line += 1)}"`)
    .replace("'../createLucideIcon.mjs'", `'${folder}/../createLucideIcon.mjs'`)
    .replace(/^__iconData\.node;$/m, '')
    .replace('export { __iconData, ', 'export { ');
}

/**
 * Gives every file icons of its own. Shared ones would each be a file of a few hundred bytes, which costs a page more than
 * to have an icon twice. Those that `shared` knows are in the files that every page has.
 */
export function ownIcons(root: string, shared: (icon: string) => boolean): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: 'banyan:own-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = iconFiles();
      if (files.size === 0) this.error('lucide-react names its icons in another way now');
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from 'lucide-react'/ },
      handler(code, id) {
        const owner = relative(root, id).replace(/\W+/g, '-');
        const text = code.replace(/^import \{([^}]*)\} from 'lucide-react';$/gm, (_, names: string) => {
          const wanted = names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
          const own = wanted.flatMap((wish) => {
            const [name = '', as = name] = wish.split(' as ');
            const file = files.get(name);
            return file === undefined || shared(file) ? [] : [{ wish, as, file }];
          });
          const rest = wanted.filter((name) => own.every(({ wish }) => wish !== name));
          const imports = own.map(({ as, file }) => `import ${as} from '${folder}/${file}.mjs?in=${owner}';`);
          return [...(rest.length > 0 ? [`import { ${rest.join(', ')} } from 'lucide-react';`] : []), ...imports].join(
            ' ',
          );
        });
        return { code: text, map: null };
      },
    },
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs\?in=/ },
      handler: (id) => slim(readFileSync(id.replace(/\?.*$/, ''), 'utf8')),
    },
  };
}
