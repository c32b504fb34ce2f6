import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Libraries whose package entry is their development build: a production build takes the other one. */
const replaced: Readonly<Record<string, () => string>> = {
  'react-router': () => join(folderOf('react-router'), 'dist/production/index.mjs'),
  'react-router/dom': () => join(folderOf('react-router'), 'dist/production/dom-export.mjs'),
  mobx: () => join(folderOf('mobx'), 'dist/mobx.esm.production.min.js'),
};

const nothing = '\0banyan:no-fetch-adapter';

/** Parts of React Router's framework mode that every link carries, and what they come to without that mode. */
const frameworkParts: readonly (readonly [head: RegExp, body: string])[] = [
  [/^function PrefetchPageLinks\([^)]*\) \{$/m, 'return null;'],
  [/^function usePrefetchBehavior\([^)]*\) \{$/m, 'return [false, null, {}];'],
  [/^function RSCErrorHandler\([^)]*\) \{$/m, 'return children;'],
];

/**
 * React Router is one file whose parts name themselves for debugging, which keeps a bundler from leaving any of them out,
 * as do classes made from a class that it cannot see into. Without the names, and with the classes in pure calls, forms,
 * prefetching, error pages and the like go when nothing uses them.
 */
function withoutFramework(code: string): string | null {
  if (!code.includes('function usePrefetchBehavior')) return null;
  const unnamed = code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
  return frameworkParts.reduce((text, [head, body]) => {
    if (!head.test(text)) throw new Error(`React Router has no ${head.source} any more`);
    return text.replace(head, (line) => `${line} ${body}`);
  }, unnamed);
}

/**
 * Parts of i18next that the portal has no use for: the loader of texts, which it brings itself (others ask what the loader
 * has), formats in texts (`{{n, number}}`), since values come to texts as they are to be read, and what is logged for
 * debugging alone.
 */
const unusedOfI18next: Readonly<Record<string, string>> = {
  'Connector extends EventEmitter': 'state = {};',
  Formatter: 'format(value) { return value; }',
  Logger:
    'init() {} log() {} warn() {} deprecate() {} once() {} create() { return this; } clone() { return this; }' +
    'error(...args) { console.error(...args); }',
};

function withoutUnused(code: string): string {
  return Object.entries(unusedOfI18next).reduce((text, [name, body]) => {
    const whole = new RegExp(`^class ${name} \\{\\n[\\s\\S]*?^\\}$`, 'm');
    if (!whole.test(text)) throw new Error(`i18next has no ${name} any more`);
    return text.replace(whole, `class ${name} { ${body} }`);
  }, code);
}

/** Old names of properties: styled-components asks for them where a page says so, and ours does not. */
const withoutPrefixes = () => 'export const prefix = (value) => value;';

/** Entities in texts: react-i18next's `Trans` takes them when it is asked to, and ours are plain. */
const withoutEntities = () => 'export const unescape = (text) => text;';

/** Files of libraries whose text is another one in the build; null leaves a file as it is. */
const edited: readonly (readonly [what: string, file: RegExp, edit: (code: string) => string | null])[] = [
  ['the framework parts of react-router', /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, withoutFramework],
  ['what is unused of i18next', /\/i18next\/dist\/esm\/i18next\.js$/, withoutUnused],
  ['the entities of react-i18next', /\/react-i18next\/dist\/es\/unescape\.js$/, withoutEntities],
  ['the old names of stylis', /\/stylis\/src\/Prefixer\.js$/, withoutPrefixes],
];
const fetchAdapter = "axios' fetch adapter";

/** What must have happened once a build is through; otherwise a library has changed and the build is larger unseen. */
const steps = [...Object.keys(replaced), ...edited.map(([what]) => what), fetchAdapter];

/**
 * Takes the production builds, and leaves out what no page of the portal uses. Calls go by XMLHttpRequest, so axios' fetch
 * adapter is among it. A build in which one of these finds nothing to do fails.
 */
export function productionBuilds(): Plugin {
  const done = new Set<string>();
  return {
    name: 'banyan:production-builds',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => done.clear(),
    resolveId: {
      filter: { id: /^(?:react-router|react-router\/dom|mobx)$|fetch\.js$/ },
      handler(id, importer) {
        if (id in replaced) {
          done.add(id);
          return replaced[id]?.() ?? null;
        }
        const inAxios = importer?.replaceAll('\\', '/').includes('/axios/lib/') ?? false;
        return inAxios && /(?:^\.|adapters)\/fetch\.js$/.test(id) ? nothing : null;
      },
    },
    transform: {
      filter: { id: edited.map(([, file]) => file) },
      handler(code, id) {
        const path = id.replaceAll('\\', '/');
        const found = edited.find(([, file]) => file.test(path));
        if (found === undefined) return null;
        const [what, , edit] = found;
        const text = edit(code);
        if (text === null) return null;
        done.add(what);
        return { code: text, map: null };
      },
    },
    load: {
      filter: { id: new RegExp(`^${nothing}$`) },
      handler() {
        done.add(fetchAdapter);
        return 'export const getFetch = () => null; export default null;';
      },
    },
    buildEnd(error) {
      const missed = steps.filter((step) => !done.has(step));
      if (error === undefined && missed.length > 0) this.error(`the build no longer finds ${missed.join(', ')}`);
    },
  };
}
