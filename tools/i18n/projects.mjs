// Places that have messages: an i18n folder with zh.ts, of a project or of a part of one. The namespace is the name of
// the project without `domain-` or `core-`, or of the part.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Message sets made from Chinese, with the writing that the converter is asked for. */
export const converted = [
  { set: 'zh_tw', to: 'twp' },
  { set: 'zh_hk', to: 'hk' },
];

export function messagePlaces(root) {
  return ['apps', 'libs'].flatMap((folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path).flatMap((name) => {
      const source = join(path, name, 'src');
      return existsSync(source) ? i18nFolders(source).map((i18n) => placeOf(i18n, name, source)) : [];
    });
  });
}

function placeOf(i18n, project, source) {
  const path = dirname(i18n);
  return { i18n, path, namespace: path === source ? project.replace(/^(domain|core)-/, '') : basename(path) };
}

function i18nFolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const path = join(folder, name);
      if (name !== 'i18n') return i18nFolders(path);
      return existsSync(join(path, 'zh.ts')) ? [path] : [];
    });
}
