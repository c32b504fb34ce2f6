import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { developBoot } from './build/developBoot.mts';
import { earlyFormats } from './build/earlyFormats.mts';
import { oldBrowser } from './build/oldBrowser.mts';
import { preloads } from './build/preloads.mts';

/** Address of the API while the portal is developed. */
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;
// The host stays as the browser said it: it names the enterprise.
const toApi = { target: api, changeOrigin: false };

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Packages whose own entry is their development build. */
const productionEntries = [
  { find: /^react-router$/, replacement: join(folderOf('react-router'), 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(folderOf('react-router'), 'dist/production/dom-export.mjs') },
  { find: /^mobx$/, replacement: join(folderOf('mobx'), 'dist/mobx.esm.production.min.js') },
];

/** Text files compressed beforehand, so that no server has to do it per request. The page itself is filled for each request. */
const precompressed = compression({
  include: /\.(?:js|css|svg|json|html|txt|wasm)$/,
  exclude: /^(?:index\.html|\.vite\/)/,
  // Smaller files gain less than the header that names the compression costs.
  threshold: 512,
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
  scheduler: { limit: 4 },
  logLevel: 'silent',
});

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/portal',
  plugins: [react(), developBoot(api), oldBrowser(), earlyFormats(), preloads(import.meta.dirname), precompressed],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } } },
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionEntries : [] },
  server: {
    host: '127.0.0.1',
    port: 4200,
    allowedHosts: ['.localhost'],
    proxy: { '/index.php': toApi, '/yii': toApi, '/docs': toApi },
  },
  build: {
    outDir: '../../dist/apps/portal',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Code that every page starts with is in one file.
            { name: 'main', tags: ['$initial'] },
            // Navigations of all domains show together.
            { name: 'navigation', test: /Nav[\\/]\w+Navigation\.ts$/ },
            {
              debugName: 'navigation texts',
              name: (id) => `navigation-${/i18n[\\/](\w+)\.ts$/.exec(id)?.[1] ?? ''}`,
              test: /(?:[\\/]layouts|Nav)[\\/]i18n[\\/]/,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 8 },
            { name: 'shell', test: /portal[\\/]src[\\/]shell[\\/]/, minShareCount: 2 },
            // Code that many screens share, except contracts, which few of them need, and what needs large libraries.
            {
              name: 'common',
              // Not of the console, which no learner's page loads.
              test: /[\\/]libs[\\/](?!core-console|domain-organisation|.*[\\/]manage[\\/])(?:core-|domain-|ui[\\/]src[\\/](?!data|dates|fields|forms|overlays|people))/,
              minShareCount: 16,
            },
            // A console screen shares some contracts with a learner's page: they stay in one file.
            {
              name: (id) => `${/contracts[\\/]src[\\/](\w+)[\\/]/.exec(id)?.[1] ?? ''}-contracts`,
              debugName: 'contracts',
              // Without those of the console, which bring others along.
              test: /[\\/]contracts[\\/]src[\\/](?:course|exam)[\\/](?!managed|edited|written|(?:course|exam)(?:Draft|Monitor|Statistics))/,
              minShareCount: 5,
              includeDependenciesRecursively: false,
            },
            {
              name: (id) => /libs[\\/]domain-(\w+)(?!.*manage)/.exec(id)?.[1] ?? null,
              debugName: 'domains',
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}));
