import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { leanI18next } from './leanI18next.mts';
import { leanReactDom } from './leanReactDom.mts';
import { put } from './put.mts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Libraries whose package entry is their development build: a production build takes the other one. */
const replaced: Readonly<Record<string, () => string>> = {
  'react-router': () => join(folderOf('react-router'), 'dist/production/index.mjs'),
  'react-router/dom': () => join(folderOf('react-router'), 'dist/production/dom-export.mjs'),
  mobx: () => join(folderOf('mobx'), 'dist/mobx.esm.production.min.js'),
};

const nothing = '\0banyan:no-fetch-adapter';

/**
 * Parts of React Router that serve its framework and data modes, which every link and route carries, and what they come to
 * without those modes.
 */
const frameworkParts: readonly (readonly [head: RegExp, body: string])[] = [
  [/^function PrefetchPageLinks\([^)]*\) \{$/m, 'return null;'],
  [/^function usePrefetchBehavior\([^)]*\) \{$/m, 'return [false, null, {}];'],
  [/^function RSCErrorHandler\([^)]*\) \{$/m, 'return children;'],
  [/^function useNavigateStable\(\) \{$/m, 'return useNavigateUnstable();'],
  [
    /^function _renderMatches\(matches, parentMatches = \[\], dataRouterOpts\) \{$(?=[\s\S]*?React2\.createElement\(\s*RenderedRoute,)/m,
    'return matches == null ? null : matches.reduceRight((outlet, match, index) => React2.createElement(RenderedRoute, { match, ' +
      'routeContext: { outlet, matches: parentMatches.concat(matches.slice(0, index + 1)), isDataRoute: false } }, ' +
      'match.route.element || outlet), null);',
  ],
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
    .replace(/^RenderErrorBoundary\.contextType = .*;$/m, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
  return frameworkParts.reduce(
    (text, [head, body]) => put(text, head, ([line]) => `${line} ${body}`, `${head.source} of React Router`),
    unnamed,
  );
}

/** Old names of properties: styled-components asks for them where a page says so, and ours does not. */
const withoutPrefixes = () => 'export const prefix = (value) => value;';

/** styled-components makes a maker for every element there is; here each is made when it is first asked for. */
function withFewerMakers(code: string): string {
  const all = /=(\w+)=>(\w+)\((\w+),\1\),(\w+)=(\w+);\w+\.forEach\((\w+)=>\{\4\[\6\]=\5\(\6\)\}\);/;
  return put(
    code,
    all,
    ([, tag, make, own, makers, maker]) =>
      `=${tag}=>${make}(${own},${tag}),${makers}=new Proxy(${maker},{get:(made,tag)=>made[tag]??=${maker}(tag)});`,
    'list of makers of styled-components',
  );
}

/** Entities in texts: react-i18next's `Trans` takes them when it is asked to, and ours are plain. */
const withoutEntities = () => 'export const unescape = (text) => text;';

/** Texts are there when they are asked for, so react-i18next neither waits for any nor warns that they are missing. */
const present: readonly (readonly [of: RegExp, body: string])[] = [
  [/^export const warn = [\s\S]*?^};$/m, 'export const warn = () => {};'],
  [/^export const warnOnce = [\s\S]*?^};$/m, 'export const warnOnce = () => {};'],
  [/^export const loadNamespaces = [\s\S]*?^};$/m, 'export const loadNamespaces = () => {};'],
  [/^export const loadLanguages = [\s\S]*?^};$/m, 'export const loadLanguages = () => {};'],
  [/^export const hasLoadedNamespace = [\s\S]*?^};$/m, 'export const hasLoadedNamespace = () => true;'],
];
const withoutWaiting = (code: string) =>
  present.reduce((text, [of, body]) => put(text, of, () => body, `${of.source} of react-i18next`), code);
const withoutWarnings = (code: string) => code.replace(/\bwarnOnce\((?=i18n,)/g, '0 && warnOnce(');

/**
 * mobx-react-lite looks after abandoned renderings by finalizers and by a timer; here by the timer alone. Chromium still
 * calls a document's finalizers when the next document is in its window, and the timers they clear there are those of the
 * next one with the same numbers (ADR 0050).
 */
const withoutFinalizers = (code: string) =>
  put(
    code,
    /typeof FinalizationRegistry !== "undefined" \? FinalizationRegistryWithTimer : (?=TimerBasedFinalizationRegistry;)/,
    () => '',
    'choice of a registry of mobx-react-lite',
  );

/** Files of libraries whose text is another one in the build; null leaves a file as it is. */
const edited: readonly (readonly [what: string, file: RegExp, edit: (code: string) => string | null])[] = [
  ['the framework parts of react-router', /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, withoutFramework],
  ['what is unused of React DOM', /\/react-dom\/cjs\/react-dom-client\.production\.js$/, leanReactDom],
  ['what is unused of i18next', /\/i18next\/dist\/esm\/i18next\.js$/, leanI18next],
  ['the entities of react-i18next', /\/react-i18next\/dist\/es\/unescape\.js$/, withoutEntities],
  ['what react-i18next waits with', /\/react-i18next\/dist\/es\/utils\.js$/, withoutWaiting],
  ['what react-i18next warns of', /\/react-i18next\/dist\/es\/useTranslation\.js$/, withoutWarnings],
  ['the finalizers of mobx-react-lite', /\/mobx-react-lite\/dist\/mobxreactlite\.mjs$/, withoutFinalizers],
  ['makers of styled-components', /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/, withFewerMakers],
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
