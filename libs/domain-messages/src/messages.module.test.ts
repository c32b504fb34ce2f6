// @vitest-environment jsdom
import { messagesScreens } from '@banyan/contracts/messages';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { messageSets } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { createMessagesModule } from './messages.module.ts';
import zh from './i18n/zh.ts';
import { messagesAnswers } from './testing/messagesAnswers.ts';

const module = createMessagesModule({ http: fakeHttp(messagesAnswers()), session: new StorySession() });

describe('createMessagesModule', () => {
  it('has a page for each of its screens [SH-02]', () => {
    expect(module.routes.map(({ screen }) => screen)).toEqual(Object.values(messagesScreens));
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

  it('keeps the inbox where it is when a message opens [ME-01]', async () => {
    const pageOf = (path: string) => module.routes.find(({ screen }) => screen.path === path)?.load();
    const list = await pageOf('/main/message/ownMessage');
    expect(list).toBeTruthy();
    expect(await pageOf('/main/message/ownMessage/:id')).toBe(list);
  });
});
