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

/** @typedef {{ name: string, file: RegExp, refused: { regex: string, message: string }[] }} Room */

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
    file: /Page\.tsx$/,
    refused: [{ regex: `${api}|${axios}`, message: 'A page asks its store; api functions are the store’s.' }],
  },
  {
    name: 'component',
    file: /\.tsx$/,
    refused: [
      {
        regex: `${store}|${api}|${router}|\\.ports\\.ts$|${axios}`,
        message: 'A component shows what it is given: no store, api, router or port. The page hands it over.',
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
  'libs/domain-account/src/login/InitialPassword.tsx',
  'libs/domain-course/src/catalogue/CatalogueResults.tsx',
];

/**
 * Stores, for they make their state observable, that are named otherwise today, so that the rules of their room do not
 * reach them. The list only shrinks: name a store …Store.ts, and give its components what they show.
 */
export const unnamedStores = [
  'apps/portal/src/composition/TaskCounts.ts',
  'apps/portal/src/hosts/HostNames.ts',
  'apps/portal/src/search/Finding.ts',
  'libs/domain-account/src/face/FaceChecking.ts',
  'libs/domain-account/src/face/OwnDevices.ts',
  'libs/domain-account/src/face/OwnFace.ts',
  'libs/domain-community/src/compose/Composition.ts',
  'libs/domain-course/src/codes/Redeeming.ts',
  'libs/domain-course/src/comments/Comments.ts',
  'libs/domain-course/src/comments/Opinions.ts',
  'libs/domain-course/src/notes/NoteDraft.ts',
  'libs/domain-course/src/notes/NotePictures.ts',
  'libs/domain-course/src/notes/OwnNotes.ts',
  'libs/domain-course/src/orders/MyOrders.ts',
  'libs/domain-course/src/partner/Partnering.ts',
  'libs/domain-course/src/pay/Paying.ts',
  'libs/domain-course/src/player/VideoQuality.ts',
  'libs/domain-course/src/player/VideoSource.ts',
  'libs/domain-course/src/presence/Presence.ts',
  'libs/domain-course/src/reward/Rewarding.ts',
  'libs/domain-course/src/share/Sharing.ts',
  'libs/domain-exam/src/answers/AnswerBook.ts',
  'libs/domain-exam/src/answers/AnswerItem.ts',
  'libs/domain-exam/src/answers/AnswerKeeper.ts',
  'libs/domain-exam/src/answers/AnswerSender.ts',
  'libs/domain-exam/src/answers/Attempt.ts',
  'libs/domain-exam/src/answers/HandIn.ts',
  'libs/domain-exam/src/answers/ServerClock.ts',
  'libs/domain-exam/src/coursePractice/PracticeDesk.ts',
  'libs/domain-exam/src/drill/Drill.ts',
  'libs/domain-exam/src/pk/battle/LiveBattle.ts',
  'libs/domain-exam/src/review/Draft.ts',
  'libs/domain-exam/src/sheet/Reading.ts',
  'libs/domain-live/src/meeting/MeetingWriter.ts',
  'libs/domain-live/src/meeting/OneMeeting.ts',
  'libs/domain-live/src/room/RoomDesk.ts',
  'libs/domain-live/src/room/StageSeat.ts',
  'libs/domain-live/src/room/film/Film.ts',
  'libs/domain-live/src/room/studio/PieceQueue.ts',
  'libs/domain-live/src/room/studio/Studio.ts',
  'libs/domain-live/src/room/talk/Talk.ts',
  'libs/domain-mall/src/lottery/Lottery.ts',
  'libs/domain-mall/src/points/AddressBook.ts',
  'libs/domain-mall/src/points/RegionChoice.ts',
  'libs/domain-mall/src/product/Order.ts',
  'libs/domain-mall/src/sign/Signing.ts',
  'libs/domain-talent/src/jobMap/JobMapDesk.ts',
  'libs/domain-talent/src/sparring/Dialogue.ts',
  'libs/domain-teaching/src/lecturers/Applying.ts',
  'libs/domain-teaching/src/lecturers/OfficeDesk.ts',
  'libs/domain-teaching/src/lecturers/OneLecturer.ts',
  'libs/domain-teaching/src/micro-course/MicroEditor.ts',
  'libs/domain-training/src/homework/sheet/HomeworkSheet.ts',
];

const patterns = {
  store: ['**/*Store.ts'],
  api: ['**/*Api.ts', '**/api/*.ts'],
  page: ['**/*Page.tsx'],
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
