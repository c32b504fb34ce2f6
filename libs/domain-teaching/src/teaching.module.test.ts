// @vitest-environment jsdom
import { teachingScreens } from '@banyan/contracts/teaching';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { createTeachingModule } from './teaching.module.ts';
import zh from './i18n/zh.ts';
import { teachingAnswers } from './testing/teachingAnswers.ts';

const module = createTeachingModule({ http: fakeHttp(teachingAnswers()), session: new StorySession() });

describe('createTeachingModule', () => {
  it('has a page for each of its screens [SH-02]', () => {
    expect(module.routes.map(({ screen }) => screen)).toEqual(Object.values(teachingScreens));
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
