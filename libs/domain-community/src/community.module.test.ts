// @vitest-environment jsdom
import { communityScreens } from '@banyan/contracts/community';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { createCommunityModule } from './community.module.ts';
import zh from './i18n/zh.ts';
import { communityAnswers } from './testing/communityAnswers.ts';

const module = createCommunityModule({ http: fakeHttp(communityAnswers()), session: new StorySession() });

describe('createCommunityModule', () => {
  it('has a page for each of its screens [SH-02]', () => {
    expect(module.routes.map(({ screen }) => screen)).toEqual(Object.values(communityScreens));
  });

  it('names a title for each page that its messages have [SH-03]', () => {
    const titles = Object.keys(zh.title).map((key) => `${module.name}:title.${key}`);
    for (const { screen } of module.routes) expect(titles).toContain(screen.titleKey);
  });

  it('loads every page and every message set', async () => {
    for (const { load, screen } of module.routes) expect(await load(), screen.path).toBeTruthy();
    for (const set of messageSets) {
      const { default: messages } = await module.messages[set]();
      expect(messages).toHaveProperty('title');
    }
  });
});
