import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developBoot } from './build/developBoot.mts';
import { inlineIcon } from './build/inlineIcon.mts';
import { leanCalls } from './build/leanCalls.mts';
import { oldBrowser } from './build/oldBrowser.mts';
import { ownIcons } from './build/ownIcons.mts';
import { precompress } from './build/precompress.mts';
import { productionBuilds } from './build/productionBuilds.mts';
import { tableReader } from './build/readTable.mts';
import { readyMadeTokens } from './build/readyMadeTokens.mts';
import { routeChunks } from './build/routeChunks.mts';
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

/** Fields, of the login and of many other screens: in the first file all screens would carry them. */
const formParts = modules([
  'ui/src/components/(?:choice-label|Field\\.|field-handle|FieldNotes|input-box|TextField\\.|use-value)',
]);

/** What the login shares with few others, which would otherwise come with all of it. */
const loginShares: readonly (readonly [name: string, test: RegExp])[] = [
  ['tabs', modules(['ui/src/components/(?:tab-style|Tabs)\\.'])],
  ['boxes', modules(['ui/src/components/Checkbox\\.'])],
  ['passwords', modules(['ui/src/components/PasswordField'])],
  ['rings', modules(['ui/src/art/GrowthRings'])],
  ['ways', modules(['libs/core-session/src/safe-path'])],
];

/** The login page: nothing of it alone is worth a file of its own. */
const loginParts = modules([
  'portal/src/login/(?!InitialPassword|CodeLoginPage|ResetPage|LoginAgain|PasswordRules|forOnePerson|otherWays|openLogin)',
]);

/**
 * What the screens behind the login are made of besides: header and footer, and the calls of both. What is not in the list
 * and yet shared by some of them is in a file of its own, which a screen fetches when it needs it.
 */
const sharedParts = modules([
  'libs/contracts/src/(?:frame|page)\\.',
  'libs/core-screen/src/(?:api|domain|views/RequestView|words/(?:clock|momentParts|DateOf|useF))',
  'portal/src/shell/(?:Brand|currentEntry|Footer|FrameStore|Header|isTyping|Navigation|SearchBox|Shell|UserMenu)\\.',
  'ui/src/components/ScreenSkeletons',
  'ui/src/components/(?:Avatar|EmptyState|headings|hint-when-cut|initials|SearchForm)',
]);

/** Queries of screens of courses, and what they choose among: links of other domains lead there with them. */
const queryParts = modules([
  'libs/contracts/src/screens/(?:lecturer|meeting|microCourse|order|study)\\.query',
  'libs/contracts/src/(?:lecturer|liveRoom|microCourse|note|order)\\.choices',
]);

/** What all screens of courses share. */
const courseParts = modules([
  'domain-course/src/(?:course\\.domain|course\\.links|card/courseLook|player/journalNames|shared/useWords)',
]);

/** What the course page and its late parts share. */
const studyParts = modules([
  'domain-course/src/course/CourseStore',
  'domain-course/src/player/(?:LatePlayer|beginning|fetch|intervals|isRead|watchRules|whenIdle)',
]);

/** Near moments, with the library that tells them: many lists have none. */
const momentParts = modules(['libs/core-screen/src/words/(?:Moment|moment)\\.', 'node_modules/dayjs/']);

/** What lists take, which the course page has none of. */
const listParts = modules(['libs/core-screen/src/views/List', 'ui/src/components/LoadMore']);

/**
 * Our own code, and our icons: what screens share of it besides lies in a few files, by which screens they are. Fields and
 * overlays would bring the libraries that they are built on to every screen that shares a file with them.
 */
const ours = modules(['/(?:apps|libs)/(?!ui/src/(?:fields|overlays)/)[\\w-]+/src/', 'lucide-react/dist/esm/icons/']);

/** Words of the navigations that screens share. */
const navigationWords = modules(['(?:portal/src/layouts|/\\w+Nav)/i18n/']);

/** By source file: packs of words that it shows with. */
const packs = new Map<string, readonly string[]>();

/** The route table, which tells what pages begin with. */
const readTable = tableReader(import.meta.dirname);

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
    routeChunks(readTable, packs),
    precompress(),
  ],
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
            { name: 'forms', test: formParts },
            ...loginShares.map(([name, test]) => ({ name, test })),
            { name: 'login', test: loginParts },
            { name: 'parts', test: sharedParts },
            { name: 'queries', test: queryParts },
            { name: 'courses', test: courseParts },
            { name: 'study', test: studyParts },
            // Entries of all domains in one file, their words in one for each language.
            {
              name: 'layouts',
              test: modules([
                'portal/src/layouts/(?!i18n|forms)',
                'portal/src/domains/navigations\\.ts',
                'domain-\\w+/src/\\w+\\.navigation\\.ts',
                '\\w+Nav/\\w+Navigation\\.ts',
              ]),
            },
            { name: (id: string) => `layouts-${/i18n[\\/](\w+)\.ts$/.exec(id)?.[1] ?? ''}`, test: navigationWords },
            // Tables of the portal's own screens with what loads their words, without what else is shown with those words.
            { name: 'own', test: modules(['portal/src/routes/own\\.routes', 'portal/src/\\w+/\\w+Messages\\.ts']) },
            { name: 'moments', test: momentParts },
            { name: 'pages', test: modules(['libs/core-screen/src/request/PagedList']) },
            { name: 'lists', test: listParts },
            {
              // What comes late by itself shares no file with what a page begins with: it may be little, and bring much.
              name: (id: string, context) =>
                (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 ? null : 'more',
              test: ours,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
            },
          ],
        },
      },
    },
  },
});
