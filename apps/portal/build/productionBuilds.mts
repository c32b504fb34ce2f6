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
 * React Router is one file whose parts name themselves for debugging, which keeps a bundler from leaving any of them out.
 * Without the names, forms, prefetching and the like go when nothing uses them.
 */
function withoutFramework(code: string): string {
  const unnamed = code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
  return frameworkParts.reduce((text, [head, body]) => {
    if (!head.test(text)) throw new Error(`React Router has no ${head.source} any more`);
    return text.replace(head, (line) => `${line} ${body}`);
  }, unnamed);
}

/** What must have happened once a build is through; otherwise a library has changed and the build is larger unseen. */
const steps = [...Object.keys(replaced), 'the framework parts of react-router', "axios' fetch adapter"] as const;
const [framework, fetchAdapter] = steps.slice(-2) as [string, string];

/**
 * Takes the production builds, and leaves out axios' fetch adapter: calls go by XMLHttpRequest. A build in which one of
 * these finds nothing to do fails.
 */
export function productionBuilds(): Plugin {
  const done = new Set<string>();
  return {
    name: 'banyan:production-builds',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => done.clear(),
    resolveId(id, importer) {
      if (id in replaced) {
        done.add(id);
        return replaced[id]?.() ?? null;
      }
      const inAxios = importer?.replaceAll('\\', '/').includes('/axios/lib/') ?? false;
      return inAxios && /(?:^\.|adapters)\/fetch\.js$/.test(id) ? nothing : null;
    },
    transform(code, id) {
      const inRouter = id.replaceAll('\\', '/').includes('/react-router/dist/production/');
      if (!inRouter || !code.includes('function usePrefetchBehavior')) return null;
      done.add(framework);
      return { code: withoutFramework(code), map: null };
    },
    load(id) {
      if (id !== nothing) return null;
      done.add(fetchAdapter);
      return 'export const getFetch = () => null; export default null;';
    },
    buildEnd(error) {
      const missed = steps.filter((step) => !done.has(step));
      if (error === undefined && missed.length > 0) this.error(`the build no longer finds ${missed.join(', ')}`);
    },
  };
}
