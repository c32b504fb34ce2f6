// Finds what a change can break, for `npm test -- --touched`: projects, stories and journeys.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './install.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
/** Paths of a folder's own files whose names end so. */
const filesIn = (folder, end) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);
const read = (file) => readFileSync(join(root, file), 'utf8');

/**
 * Files that differ from `base`, those that are not committed too; those that were deleted are left out.
 * @param {string} base a commit
 * @returns {string[]}
 */
export function changedSince(base) {
  const changed = git('diff', '--name-only', '--diff-filter=d', git('merge-base', base, 'HEAD').trim());
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${changed}${added}`.split('\n').filter(Boolean))];
}

/** Domains of the contracts that a module of the server answers calls of. */
function domainsOfModule(name) {
  const sources = filesIn(`apps/api/src/modules/${name}`, '.ts');
  return sources.flatMap((file) =>
    Array.from(read(file).matchAll(/'@banyan\/contracts\/(\w+)'/g), (match) => match[1]),
  );
}

/** The domain that a file belongs to; null: what every screen may stand on. */
function domainsOf(file) {
  const [, library] = /^libs\/domain-(\w+)\//.exec(file) ?? [];
  const [, contracts] = /^libs\/contracts\/src\/(\w+)\//.exec(file) ?? [];
  const [, module] = /^apps\/api\/src\/modules\/(\w+)\//.exec(file) ?? [];
  if (library !== undefined) return [library];
  if (contracts !== undefined) return [contracts];
  return module === undefined ? null : domainsOfModule(module);
}

const isProduct = (file) => /^(?:apps\/(?:api|portal)|libs)\//.test(file) && !/\.(?:md|mdx)$/.test(file);
const isTest = (file) => /\.(?:test|stories)\.tsx?$/.test(file);

/** Journeys that open an address of one of these domains. */
function journeysOf(domains) {
  const paths = JSON.parse(read('apps/portal/src/routes/routes.json'))
    // Contracts and most pages of the portal's own screens are those of accounts.
    .filter(({ owner }) => domains.has(owner === 'portal' ? 'account' : owner?.replace(/^domain-/, '')))
    .map(({ path }) => new RegExp(`[\`'"]${path.replace(/:\w+/g, '[^/\`\'"?]+')}[\`'"?#]`));
  const journeys = filesIn('apps/portal-e2e/src', '.spec.ts');
  return journeys.filter((file) => paths.some((path) => path.test(read(file))));
}

/**
 * Everything that changes can break. `projects`: those that have changed, and the guards, which read everything; `folders`: theirs;
 * `libraries`: whose stories may look different; `server`: files that tests of the server may stand on; `journeys`: their
 * files, null for all; `suites`: those that have anything to do.
 * @typedef {{ files: string[], projects: string[], folders: string[], libraries: string[], server: string[],
 *   journeys: string[] | null, suites: Set<string> }} Touched
 */

/**
 * @param {string[]} files that have changed
 * @returns {Touched}
 */
export function touchedBy(files) {
  const folders = [...new Set(files.flatMap((file) => /^(?:apps|libs|tools)\/[^/]+/.exec(file)?.[0] ?? []))].filter(
    (folder) => existsSync(join(root, folder, 'project.json')),
  );
  const product = files.filter((file) => isProduct(file) && !isTest(file));
  const domains = product.map(domainsOf);
  const journeys =
    domains.includes(null) || files.some((file) => file.startsWith('apps/portal-e2e/src/support/'))
      ? null
      : [
          ...files.filter((file) => /^apps\/portal-e2e\/src\/[\w-]+\.spec\.ts$/.test(file)),
          ...journeysOf(new Set(domains.flatMap((some) => some ?? []))),
        ];
  const libraries = folders
    .filter((folder) => /^libs\/(?!contracts$|core-http$)/.test(folder))
    .map((folder) => basename(folder));
  const server = files.filter((file) => /^(?:apps\/api|libs\/contracts)\/.*\.ts$/.test(file));
  const suites = ['format', 'cycles', 'folder cycles', 'unused', 'unit'];
  if (folders.length > 0) suites.push('lint', 'types');
  if (server.length > 0) suites.push('service on PostgreSQL');
  if (journeys?.length !== 0) suites.push('journeys');
  if (libraries.length > 0) suites.push('stories');
  if (libraries.some((name) => ['tokens', 'ui'].includes(name))) suites.push('pictures');
  return {
    files,
    projects: [...new Set([...folders.map((folder) => basename(folder)), 'guards'])],
    folders,
    libraries,
    server,
    journeys,
    suites: new Set(suites),
  };
}
