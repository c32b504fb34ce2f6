/**
 * The rooms of a screen's code, told apart by the names of files: what each must not import (ARCHITECTURE, "Who imports
 * whom"). Portal and domains alike; what puts them together (routes, boot, composition) is no room.
 */
const roomFiles = ['libs/domain-*/src/**', 'libs/core-console/src/**', 'apps/portal/src/**'];
const noRoom = [
  '**/*.{test,stories}.{ts,tsx}',
  '**/testing/**',
  'libs/domain-*/src/*.{ts,tsx}',
  'libs/core-console/src/*.{ts,tsx}',
  'apps/portal/src/*.{ts,tsx}',
  'apps/portal/src/{boot,composition,routes,oldBrowser}/**',
];

/**
 * `allowTypeImports`: a component may name the type of a store that it is handed, and does not make one.
 * @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Refused
 * @typedef {{ files: string[], refused: Refused[] }} Room
 */

const api = '(?:^|/)api/|Api\\.ts$';
const store = 'Store\\.ts$';
const router = '^react-router(?:-dom)?$';
const axios = '^axios(?:/|$)';

/** Store, api, page and component. The first room whose pattern fits a file's path is its room. @type {readonly Room[]} */
const rooms = [
  {
    files: ['**/*Store.ts'],
    refused: [
      {
        regex: `^react(?:$|-)|${axios}|^i18next|^@banyan/ui|^styled-components`,
        message: 'A store knows neither React, router, axios, texts nor toasts: it holds what the page words.',
      },
    ],
  },
  {
    files: ['**/*Api.ts', '**/api/*.ts'],
    refused: [{ regex: `^react|${store}`, message: 'An api function knows core-http and contracts alone.' }],
  },
  {
    // The portal's shell stands around every page, so it asks for stores and route itself.
    files: ['**/*{Page,Part}.tsx', 'shell/*.tsx'],
    refused: [{ regex: `${api}|${axios}`, message: 'A page asks its store; api functions are the store’s.' }],
  },
  {
    files: ['**/*.tsx'],
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

/**
 * The rooms as settings of eslint, the widest first: the last one that fits a file counts.
 * @param {{ paths: object[], patterns: object[] }} everywhere restrictions that hold in all of them
 */
export const roomRules = (everywhere) =>
  rooms.toReversed().map(({ files, refused }) => ({
    files: roomFiles.flatMap((folder) => files.map((pattern) => folder.replace(/\*\*$/, pattern))),
    ignores: noRoom,
    rules: {
      'no-restricted-imports': ['error', { ...everywhere, patterns: [...everywhere.patterns, ...refused] }],
    },
  }));
