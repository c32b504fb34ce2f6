// @vitest-environment jsdom
import { portalScreens } from '@banyan/contracts/account';
import { fakeHttp } from '@banyan/core-screen/testing';
import { messageSets } from '@banyan/core-session';
import { makeSession } from '@banyan/core-session/testing';
import { describe, expect, it } from 'vitest';
import { createAccountModules } from './account.module.ts';

const modules = createAccountModules({
  http: fakeHttp([]),
  session: makeSession(),
  uploader: { upload: () => Promise.reject(new Error('no server')) },
  sendFile: () => Promise.reject(new Error('no server')),
  ports: {
    productName: '',
    registerUrl: '',
    LanguageSwitch: () => null,
    signOut: () => Promise.resolve(),
    reload: () => undefined,
  },
});
const routes = modules.flatMap((module) => module.routes);

describe('createAccountModules', () => {
  it('has a page for each screen of an account [SH-02]', () => {
    const { agreement, filePreview, home, manage, my, prompt, review, search, ...own } = portalScreens;
    const others = [agreement, filePreview, home, manage, my, prompt, review, search];
    expect(new Set(routes.map(({ screen }) => screen))).toEqual(new Set(Object.values(own)));
    for (const { screen } of routes) expect(others).not.toContain(screen);
  });

  it('titles each page in a namespace of its own module [SH-03]', () => {
    const shown = (name: string, shows: readonly { readonly name: string }[] = []) => [
      name,
      ...shows.map((s) => s.name),
    ];
    for (const { name, routes: own, shows } of modules)
      for (const { screen } of own) expect(shown(name, shows)).toContain(screen.titleKey.split(':')[0]);
  });

  it('loads every page and every message set', async () => {
    for (const { load, screen } of routes) expect(await load(), screen.path).toBeTruthy();
    for (const { messages } of modules)
      for (const set of messageSets) expect((await messages[set]()).default).toBeTruthy();
  });
});
