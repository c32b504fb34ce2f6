// @vitest-environment jsdom
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { createCourseModule } from './course.module.ts';
import zh from './i18n/zh.ts';
import { StorySession } from './testing/StorySession.ts';
import { fakeHttp } from './testing/fakeHttp.ts';
import { courseAnswers } from './testing/courseAnswers.ts';

const module = createCourseModule({ http: fakeHttp(courseAnswers()), session: new StorySession() });

describe('createCourseModule', () => {
  it('gives its rows of the route table, each with its handle [SH-02] [AC-10]', () => {
    expect(module.routes.map(({ path, handle }) => [path, handle.path, handle.access, handle.name])).toEqual([
      ['/course', '/course', 'open', undefined],
      ['/course/:id', '/course/:id', 'open', 'courseDetail'],
      ['/refused/:id/:name', '/refused/:id/:name', 'open', undefined],
      ['/index/study', '/index/study', 'open', undefined],
      ['/my/learn-record', '/my/learn-record', 'login', undefined],
    ]);
  });

  it('names a title for each page that its messages have [SH-03]', () => {
    const titles = Object.keys(zh.title).map((key) => `${module.name}:title.${key}`);
    for (const { handle } of module.routes) expect(titles).toContain(handle.titleKey);
  });

  it('loads every page and every message set', async () => {
    for (const { lazy } of module.routes) {
      if (typeof lazy !== 'function') throw new Error('a page is not lazy');
      expect(await lazy()).toHaveProperty('Component');
    }
    for (const set of messageSets) {
      const { default: messages } = await module.messages[set]();
      expect(messages).toHaveProperty('title');
    }
  });
});
