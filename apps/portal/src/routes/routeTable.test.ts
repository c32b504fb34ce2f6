import { type Layout } from '@banyan/contracts';
import { allScreens } from '@banyan/contracts/all';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { News } from '../composition/News.ts';
import { compose } from '../domains/modules.ts';
import { fakeUploader } from '../testing/fakeUploader.ts';
import { quietAccount } from '../testing/quietAccount.ts';
import { makeSession } from '@banyan/core-session/testing';
import { fakeHttp } from '@banyan/core-screen/testing';
import en from '../i18n/en.ts';
import zh from '../i18n/zh.ts';
import pages from './pages.json' with { type: 'json' };
import withoutRoute from './screens-without-a-route.json' with { type: 'json' };
import table from './routes.json' with { type: 'json' };
import { loadNotFound, ownModules, portalModule } from './portal.routes.ts';
import { loadConsole } from '../manage/loadConsole.ts';
import { assembleScreens } from './screens.ts';

interface Row {
  readonly path: string;
  readonly access?: string;
  readonly name?: string;
  readonly chrome?: string;
  readonly transition?: string;
  readonly alias?: string;
  readonly redirect?: string;
  readonly layout?: Layout;
}

/**
 * The product's own additions: targets of codes on certificates and login pages, data kept about a person, a shorter path,
 * the console.
 */
const added: readonly Row[] = [
  { path: '/verify/:code', access: 'public' },
  { path: '/scanLogin', access: 'login', layout: 'bare' },
  { path: '/editor/privacy', access: 'login' },
  { path: '/main', redirect: '/main/message/ownMessage' },
  { path: '/manage', access: 'admin' },
  { path: '/manage/people', access: 'admin' },
  { path: '/manage/people/import', access: 'admin' },
  { path: '/manage/people/fields', access: 'admin' },
  { path: '/manage/departments', access: 'admin' },
  { path: '/manage/roles', access: 'admin' },
  { path: '/manage/roles/:person', access: 'admin' },
  { path: '/manage/settings', access: 'admin' },
  { path: '/manage/courses', access: 'admin' },
  { path: '/manage/courses/categories', access: 'admin' },
  { path: '/manage/courses/:id', access: 'admin' },
  { path: '/manage/exams', access: 'admin' },
  { path: '/manage/exams/:id', access: 'admin' },
  { path: '/manage/exams/:id/monitor', access: 'admin' },
  { path: '/manage/exams/:id/results', access: 'admin' },
  { path: '/manage/questionnaires', access: 'admin' },
  { path: '/manage/questionnaires/:id', access: 'admin' },
  { path: '/manage/questionnaires/:id/results', access: 'admin' },
  { path: '/manage/banks', access: 'admin' },
  { path: '/manage/banks/:id', access: 'admin' },
  { path: '/manage/banks/:id/import', access: 'admin' },
  { path: '/manage/courses/:id/statistics', access: 'admin' },
  // As learners see it, in their own frame.
  { path: '/manage/courses/:id/preview', access: 'admin', layout: 'site' },
  { path: '/manage/purchases', access: 'admin' },
  { path: '/manage/exports', access: 'admin' },
  { path: '/manage/people/fields', access: 'admin' },
  { path: '/manage/audiences', access: 'admin' },
  { path: '/manage/groups', access: 'admin' },
  { path: '/manage/audit', access: 'admin' },
  { path: '/manage/people/requests', access: 'admin' },
  { path: '/manage/people/visitors', access: 'admin' },
  { path: '/manage/setup', access: 'admin' },
  { path: '/manage/platform', access: 'login', alias: '/platform' },
  { path: '/invitation', access: 'public' },
  { path: '/manage/lecturers', access: 'admin' },
  { path: '/manage/live-rooms', access: 'admin' },
];
const rows: readonly Row[] = [...table, ...withoutRoute, ...added];
const translations = { need: () => Promise.resolve() };
const { modules } = compose({
  http: fakeHttp([]),
  session: makeSession(),
  uploader: fakeUploader(),
  translations,
  tasks: { of: () => 0, round: 0 },
  battles: new News(),
  sittings: new News(),
  posts: new News(),
  account: quietAccount,
});
const all = [...ownModules, ...modules];
const screens = assembleScreens(all, { loadChunk: (load) => load(), translations });
await screens.console.load();
const handles = new Map(
  [...screens.all, ...screens.managed]
    .filter(({ path }) => path !== '/manage/*')
    .map(({ path, handle }) => [path, handle]),
);
/** A frame around several screens shows the first of them. */
const frames: Readonly<Record<string, string>> = { '/news': '/news/community' };
const screenRows = rows.filter(({ path, redirect }) => redirect === undefined && !(path in frames));

/** Screens below these paths share a navigation or a frame. */
const shared: Readonly<Record<string, Layout>> = {
  '/manage': 'console',
  '/my': 'my',
  // Meetings are an entry of the learning centre.
  '/meeting': 'my',
  '/news': 'news',
  '/main/message': 'message',
  '/editor': 'editor',
  '/talent': 'talent',
  '/questionnaire': 'questionnaire',
  '/task': 'task',
};
function layoutOf({ path, access, chrome, layout, transition }: Row): Layout {
  if (layout !== undefined) return layout;
  if (access === 'public') return 'bare';
  if (chrome === 'none') return 'none';
  // Screens of one exam or training are not lists of the task centre.
  if (transition !== undefined && path.startsWith('/task/')) return 'site';
  // A thread is a page by itself, with its own side column.
  if (path.startsWith('/news/') && path.endsWith('/:id')) return 'site';
  return Object.entries(shared).find(([above]) => path === above || path.startsWith(`${above}/`))?.[1] ?? 'site';
}

/** The access rules name these two as well; in the table their path is enough. */
const named: Readonly<Record<string, string>> = {
  '/login': 'login',
  '/prompt': 'prompt',
  '/editor/personalData': 'personalData',
};

describe('the route table', () => {
  it.each(screenRows.map((row) => [row.path, row] as const))('has %s as the product says [SH-02]', (path, row) => {
    const { access, name, layout, transition, path: own } = handles.get(path) ?? {};
    expect({ access, name, layout, transition, path: own }).toEqual({
      access: row.access,
      name: row.name ?? named[path],
      layout: layoutOf(row),
      transition: row.transition,
      path,
    });
  });

  it('has the screens that the server knows [SH-02]', () => {
    expect(allScreens.map(({ screen }) => screen.path).sort()).toEqual(
      [...handles.keys()].filter((path) => path !== '*').sort(),
    );
  });

  it('names the file of each page, so that the server can preload it [SH-02]', async () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url)).replaceAll('\\', '/');
    // Vite writes the file of an `import('…')` as the address of its module.
    const fileOf = (load: () => unknown) => {
      const [, address = ''] = /import__\("([^"]+)"/.exec(String(load)) ?? [];
      return address.startsWith('/src/') ? `apps/portal${address}` : address.replace(`/@fs${root}`, '');
    };
    const brought = await loadConsole({ domains: all, navigations: [], translations });
    const rows = [...all, ...brought.modules].flatMap(({ routes }) =>
      routes.map(({ screen, page }) => [screen.path, fileOf(page)] as const),
    );
    expect(pages).toEqual({ ...Object.fromEntries(rows), '*': fileOf(loadNotFound) });
  });

  it('has no screen that the product does not have [SH-02]', () => {
    const known = new Set(rows.map(({ path }) => path));
    expect([...handles.keys()].filter((path) => path !== '*' && !known.has(path))).toEqual([]);
  });

  it.each(
    rows.flatMap(({ path, redirect = frames[path], alias }) => [
      ...(redirect === undefined ? [] : [[path, redirect] as const]),
      ...(alias === undefined ? [] : [[alias, path] as const]),
    ]),
  )('leads %s to %s [SH-01, SH-02]', (from, to) => {
    expect(screens.redirects).toContainEqual([from, to]);
  });

  it('opens one screen for one path, whatever its letters [SH-02]', () => {
    expect(screens.at('/Course/7')?.path).toBe('/course/:id');
    expect(screens.at('/index/')?.path).toBe('/index');
    expect(screens.at('/nowhere/at/all')?.path).toBe('*');
    expect(screens.at('/')).toBeUndefined();
  });

  it('refuses two screens for one path [SH-02]', () => {
    const deps = { loadChunk: <T>(load: () => Promise<T>) => load(), translations };
    expect(() => assembleScreens([portalModule, { ...portalModule, name: 'other' }], deps)).toThrow(
      '/agreement is claimed by portal and by other',
    );
  });

  it('has every screen that the product has [SH-02]', () => {
    expect(rows.length).toBeGreaterThan(110);
    expect(
      rows.filter(({ path, redirect }) => !handles.has(redirect ?? frames[path] ?? path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('titles every screen in a message that exists [SH-03]', () => {
    const own = [...handles.values()].map((handle) => handle.titleKey).filter((key) => key.startsWith('portal:title.'));
    expect(own.length).toBeGreaterThan(0);
    for (const key of own) {
      const name = key.slice('portal:title.'.length) as keyof typeof zh.title;
      expect(zh.title[name], key).toBeTruthy();
      expect(en.title[name], key).toBeTruthy();
    }
    for (const [path, handle] of handles) expect(handle.titleKey, path).toMatch(/^[a-z]+([A-Z][a-z]+)*:[\w.]+$/);
  });
});
