/**
 * The rooms of a screen's code, told apart by the names of files: what each must not import (ARCHITECTURE, "Who imports
 * whom"). Portal and domains alike; what puts them together (routes, boot, composition) is no room.
 */
export const roomFiles = ['libs/domain-*/src/**', 'apps/portal/src/**'];
export const noRoom = [
  '**/*.{test,stories}.{ts,tsx}',
  '**/testing/**',
  'libs/domain-*/src/*.{ts,tsx}',
  'apps/portal/src/*.{ts,tsx}',
  'apps/portal/src/{boot,composition,routes,oldBrowser}/**',
];

/**
 * `allowTypeImports`: a component may name the type of a store that it is handed, and does not make one.
 * @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Refused
 * @typedef {{ name: string, file: RegExp, refused: Refused[] }} Room
 */

const api = '(?:^|/)api/|Api\\.ts$';
const store = 'Store\\.ts$';
const router = '^react-router(?:-dom)?$';
const axios = '^axios(?:/|$)';

/** The first room whose pattern fits a file's path is its room. @type {readonly Room[]} */
export const rooms = [
  {
    name: 'store',
    file: /Store\.ts$/,
    refused: [
      {
        regex: `^react(?:$|-)|${axios}|^i18next|^@banyan/ui|^styled-components`,
        message: 'A store knows neither React, router, axios, texts nor toasts: it holds what the page words.',
      },
    ],
  },
  {
    name: 'api',
    file: /Api\.ts$|\/api\/[^/]+\.ts$/,
    refused: [{ regex: `^react|${store}`, message: 'An api function knows core-http and contracts alone.' }],
  },
  {
    name: 'page',
    file: /(?:Page|Part)\.tsx$/,
    refused: [{ regex: `${api}|${axios}`, message: 'A page asks its store; api functions are the store’s.' }],
  },
  {
    name: 'component',
    file: /\.tsx$/,
    refused: [
      {
        regex: store,
        allowTypeImports: true,
        message: 'A component shows what it is given. The page, or a …Part.tsx, takes the store and hands it over.',
      },
      {
        regex: `${api}|${router}|\\.ports\\.ts$|${axios}`,
        message: 'A component shows what it is given: no api, router or port. The page hands it over.',
      },
    ],
  },
];

/** Files that break the rule of their room today. The list only shrinks: a guard fails for one that no longer does. */
export const offenders = [
  'apps/portal/src/home/HomePage.tsx',
  'apps/portal/src/home/ModuleSection.tsx',
  'apps/portal/src/home/Zones.tsx',
  'apps/portal/src/shell/Footer.tsx',
  'apps/portal/src/shell/LanguageMenu.tsx',
  'apps/portal/src/shell/LoginDialog.tsx',
  'apps/portal/src/shell/Navigation.tsx',
  'apps/portal/src/shell/SearchBox.tsx',
  'apps/portal/src/shell/UserMenu.tsx',
  'libs/domain-course/src/catalogue/CatalogueResults.tsx',
];

const patterns = {
  store: ['**/*Store.ts'],
  api: ['**/*Api.ts', '**/api/*.ts'],
  page: ['**/*{Page,Part}.tsx'],
  component: ['**/*.tsx'],
};

/**
 * The rooms as settings of eslint, the widest first: the last one that fits a file counts.
 * @param {{ paths: object[], patterns: object[] }} everywhere restrictions that hold in all of them
 */
export const roomRules = (everywhere) =>
  rooms.toReversed().map(({ name, refused }) => ({
    files: roomFiles.flatMap((folder) => patterns[name].map((pattern) => folder.replace(/\*\*$/, pattern))),
    ignores: [...noRoom, ...offenders],
    rules: {
      'no-restricted-imports': ['error', { ...everywhere, patterns: [...everywhere.patterns, ...refused] }],
    },
  }));
