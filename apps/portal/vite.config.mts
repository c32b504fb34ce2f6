import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developBoot } from './build/developBoot.mts';
import { earlyFormats } from './build/earlyFormats.mts';
import { inlineIcon } from './build/inlineIcon.mts';
import { lateFiles } from './build/lateFiles.mts';
import { leanCalls } from './build/leanCalls.mts';
import { oldBrowser } from './build/oldBrowser.mts';
import { ownIcons } from './build/ownIcons.mts';
import { precompress } from './build/precompress.mts';
import { productionBuilds } from './build/productionBuilds.mts';
import { tableReader } from './build/readTable.mts';
import { readyMadeTokens } from './build/readyMadeTokens.mts';
import { routeChunks } from './build/routeChunks.mts';
import { sharedFiles } from './build/sharing/sharedFiles.mts';
import { wordPacks } from './build/words/wordPacks.mts';

/** Where the API listens while the portal is developed. */
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;
// The host stays as the browser said it: it names the enterprise.
const toApi = { target: api, changeOrigin: false };

/** Icons of the first file. Those of others come with each file that shows them. */
const firstIcons = /^(?:check|circle-alert|circle-check|circle-x|info|rotate-cw|triangle-exclamation-point|x)$/;

/** Modules whose path has one of these in it, on every system. */
const modules = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/**
 * What every first page is made of: the program, the libraries it runs on, and the least of the design system. One file:
 * with the libraries apart, they would outlive a release in caches, but every first visit would wait for one request more.
 */
const firstParts = modules([
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|mobx|mobx-react-lite)/',
  'node_modules/(?:styled-components|stylis|i18next|react-i18next|valibot)/',
  '[^_]rolldown/runtime',
  'vite/preload-helper',
  // What paints other colours than the page came with is fetched when they are needed, what hears of news after the page.
  'portal/src/(?:main\\.tsx|boot/(?!applyTheme|followLive)|parts/(?!useLateTexts))',
  'libs/core-http/src/(?!ev1|parse-json|upload/|upload-how)',
  'libs/core-session/src/(?!safe-path)',
  // Requests and changes, which every screen has, the login too.
  'libs/core-screen/src/(?:api/api|request/(?:Action|LatestCall|Request|refusal)|words/useFailureText)\\.',
  'portal/src/i18n/(?:createTranslations|packs|withWords|shown/loaders)',
  'libs/contracts/src/(?:wire|codec|schemas|v|common|envelope|errorCodes|call|session|role|ev1|screen|address|course\\.choices)\\.',
  'libs/contracts/src/switching\\.choices',
  'libs/contracts/src/screens/(?:\\w+|course\\.query|handover\\.query)\\.ts',
  'portal/src/(?:guard/addresses|composition/|domains/(?:LateModule|modules)\\.|shell/LanguageSwitch)',
  'ui/src/components/(?:Button|button-style|ErrorState|IconButton|layout|lazy-overlays|LinkButton|MenuButton|Notice)',
  'ui/src/components/(?:Skeleton\\.|StateFrame|tone-icon|VisuallyHidden)',
  'ui/src/art/(?:BrandMark|Drawing|drawing-names|geometry|pigments|random)\\.',
  'ui/src/links/(?:link-context|TextLink|UiLink)',
  'lucide-react/dist/esm/(?!icons/)',
  'lucide-react/dist/esm/icons/[\\w-]+\\.mjs$',
]);

/** Words of the navigations that screens share. */
const navigationWords = modules(['(?:portal/src/layouts|/\\w+Nav)/i18n/']);

/** By source file: packs of words that it shows with. */
const packs = new Map<string, readonly string[]>();

/** The route table, which tells what pages begin with. */
const readTable = tableReader(import.meta.dirname);

/** What screens share besides. */
const sharing = sharedFiles({
  readTable,
  first: (id) => firstParts.test(id),
  apart: (id) => navigationWords.test(id),
  visits: {
    '/login': 8,
    '/index': 12,
    '/course': 12,
    '/course/:id': 20,
    '/course/live/:id': 3,
    '/my/index': 3,
    '/my/learn-record': 3,
    '/review': 2,
  },
});

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/portal',
  plugins: [
    productionBuilds(),
    ownIcons(import.meta.dirname, (icon) => firstIcons.test(icon)),
    readyMadeTokens(),
    leanCalls(),
    wordPacks(readTable, packs),
    react(),
    developBoot(api),
    inlineIcon(),
    oldBrowser(),
    earlyFormats(),
    sharing.plugin,
    lateFiles(import.meta.dirname),
    routeChunks(readTable, packs),
    precompress(),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } } },
  resolve: { tsconfigPaths: true },
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
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A file that some screens share is called by its group, not by all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Every file names those it needs: letters that compress, and no more of them than tell releases apart.
        hashCharacters: 'base36',
        codeSplitting: {
          groups: [
            { name: 'main', test: firstParts },
            { name: (id: string) => `layouts-${/i18n[\\/](\w+)\.ts$/.exec(id)?.[1] ?? ''}`, test: navigationWords },
            { name: sharing.nameOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
