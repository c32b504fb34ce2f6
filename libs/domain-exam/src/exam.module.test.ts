// @vitest-environment jsdom
import { assessmentScreens, examScreens, pkScreens, questionnaireScreens } from '@banyan/contracts/exam';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { examManage } from './exam.manage.ts';
import { createExamModule } from './exam.module.ts';
import zh from './i18n/zh.ts';
import { examAnswers } from './testing/examAnswers.ts';

const deps = { http: fakeHttp(examAnswers()), session: new StorySession() };
const module = createExamModule(deps);
const routes = [...module.routes, ...examManage(deps).routes];
const own = [examScreens, questionnaireScreens, pkScreens, assessmentScreens];

describe('createExamModule', () => {
  it('has a page for each of its screens [SH-02]', () => {
    const paths = own.flatMap((screens) => Object.values<{ readonly path: string }>(screens)).map(({ path }) => path);
    expect(routes.map(({ screen }) => screen.path).sort()).toEqual(paths.sort());
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
