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
/** Shared by every library: types are checked everywhere. */
const isShared = (file) => /^libs\/(?:contracts\/src\/[\w.-]+$|core-|tokens\/|ui\/)|^tsconfig/.test(file);
/** Shared by every story. */
const isWorkshop = (file) => /^(?:\.storybook|tools\/stories)\//.test(file);
/** Content of the demo enterprises, which journeys walk through, and the code that brings it in. */
const isDemo = (file) => file.startsWith('demo/');
const bringsDemo = 'apps/api/src/platform/bringDemo.ts';
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
 * files, null for all; `suites`: those that have anything to do. No library with the suite of stories: those of all.
 * @typedef {{ files: string[], projects: string[], folders: string[], libraries: string[], server: string[],
 *   journeys: string[] | null, suites: Set<string> }} Touched
 */

/**
 * @param {string[]} files that have changed
 * @returns {Touched}
 */
export function touchedBy(files) {
  const own = files.flatMap((file) => /^(?:apps|libs|tools)\/[^/]+/.exec(file)?.[0] ?? []);
  // A domain's calls are asked by its library, answered by the server and named by the portal.
  const called = files.flatMap((file) => /^libs\/contracts\/src\/(\w+)\//.exec(file)?.[1] ?? []);
  const users = called.flatMap((domain) => [`libs/domain-${domain}`, 'apps/api', 'apps/portal']);
  const isProject = (folder) => existsSync(join(root, folder, 'project.json'));
  const folders = [...new Set([...own, ...users])].filter(isProject);
  const tested = [...new Set([...own, ...called.map((domain) => `libs/domain-${domain}`)])].filter(isProject);
  const product = files.filter((file) => isProduct(file) && !isTest(file));
  const domains = product.map(domainsOf);
  const journeys =
    domains.includes(null) || files.some((file) => file.startsWith('apps/portal-e2e/src/support/') || isDemo(file))
      ? null
      : [
          ...files.filter((file) => /^apps\/portal-e2e\/src\/[\w-]+\.spec\.ts$/.test(file)),
          ...journeysOf(new Set(domains.flatMap((some) => some ?? []))),
        ];
  const all = files.some(isWorkshop);
  const libraries = tested
    .filter((folder) => !all && /^libs\/(?!contracts$|core-http$)/.test(folder))
    .map((folder) => basename(folder));
  const server = [
    ...files.filter((file) => /^(?:apps\/api|libs\/contracts)\/.*\.ts$/.test(file)),
    ...(files.some(isDemo) ? [bringsDemo] : []),
  ];
  const suites = ['format', 'cycles', 'folder cycles', 'unused', 'unit'];
  if (folders.length > 0) suites.push('lint', 'types');
  if (server.length > 0) suites.push('service on PostgreSQL');
  if (journeys?.length !== 0) suites.push('journeys');
  if (all || libraries.length > 0) suites.push('stories');
  if (libraries.some((name) => ['tokens', 'ui'].includes(name))) suites.push('pictures');
  return {
    files,
    projects: [...new Set([...tested.map((folder) => basename(folder)), 'guards'])],
    folders: files.some(isShared) ? ['apps', 'libs', 'tools'] : folders,
    libraries,
    server,
    journeys,
    suites: new Set(suites),
  };
}
