// @vitest-environment jsdom
import { courseManageScreens, courseScreens } from '@banyan/contracts/course';
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { courseManage } from './course.manage.ts';
import { createCourseModule } from './course.module.ts';
import zh from './i18n/zh.ts';
import { courseAnswers } from './testing/courseAnswers.ts';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';

const deps = { http: fakeHttp(courseAnswers()), session: new StorySession() };
const module = createCourseModule(deps);
const routes = [...module.routes, ...courseManage(deps).routes];

describe('createCourseModule', () => {
  it('has a page for each of its screens [SH-02]', () => {
    expect(routes.map(({ screen }) => screen)).toEqual(Object.values({ ...courseScreens, ...courseManageScreens }));
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
