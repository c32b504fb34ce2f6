// @vitest-environment jsdom
import { organisationScreens } from '@banyan/contracts/organisation';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import zh from './i18n/zh.ts';
import { organisationManage } from './organisation.manage.ts';
import { createOrganisationModule } from './organisation.module.ts';
import { organisationAnswers } from './testing/organisationAnswers.ts';

const deps = {
  http: fakeHttp(organisationAnswers()),
  session: new StorySession(),
  uploader: { upload: () => Promise.reject(new Error('nothing is sent')) },
};
const module = createOrganisationModule(deps);

const { entries, routes } = organisationManage(deps);

describe('createOrganisationModule', () => {
  it('has a page for each of its screens, and an entry in the console [SH-02]', () => {
    expect(routes.map(({ screen }) => screen)).toEqual(Object.values(organisationScreens));
    const screens = Object.values(organisationScreens).filter(({ path }) => !path.includes(':'));
    expect(entries.map(({ path }) => path)).toEqual(screens.map(({ path }) => path));
  });

  it('names a title for each page that its messages have [SH-03]', () => {
    const titles = Object.keys(zh.title).map((key) => `${module.name}:title.${key}`);
    for (const { screen } of routes) expect(titles).toContain(screen.titleKey);
  });

  it('loads every page and every message set', async () => {
    for (const { load, screen } of routes) expect(await load(), screen.path).toBeTruthy();
    for (const set of messageSets) {
      const { default: messages } = await module.messages[set]();
      expect(messages).toHaveProperty('title');
    }
  });
});
