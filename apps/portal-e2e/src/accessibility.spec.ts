import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { settled } from './support/look.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

/** Overlays of screens: menus, lists, dialogs, the player. The screens themselves are in screens.spec.ts. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'account menu': async (page) => {
    await page.goto('/index');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /的账号$|^Account of/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'language menu': async (page) => {
    await page.goto('/index');
    await page.getByRole('button', { name: /^(语言|Language)$/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'filter list': async (page) => {
    await page.goto('/course');
    await page.getByRole('button', { name: /^(时长|Duration|Length)$/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
  },
  player: async (page) => {
    const player = new PlayerScreen(page);
    await player.open(205);
    await page
      .getByRole('region', { name: /^(视频播放器|Video player)$/ })
      .getByRole('button')
      .click();
    await player.playing();
    await page.keyboard.press('k');
    await expect(player.video).toHaveJSProperty('paused', true);
  },
  'sheet of keys': async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test.describe.configure({ mode: 'parallel' });

for (const { locale, colorScheme } of [
  { locale: 'zh-CN', colorScheme: 'light' },
  { locale: 'en-GB', colorScheme: 'dark' },
] as const) {
  test(`axe finds nothing on what opens, ${locale}, ${colorScheme} [UI-07]`, async ({ pageOf }) => {
    const found: Record<string, string[]> = {};
    const page = await pageOf(people.mia, { locale, colorScheme });
    for (const [name, open] of Object.entries(opened)) {
      await open(page);
      await settled(page);
      const lines = await violations(page);
      if (lines.length > 0) found[name] = lines;
    }
    // The place in the course is free for the next language.
    await page.keyboard.press('Escape');
    await new PlayerScreen(page).leave();
    expect(found).toEqual({});
  });
}

test('axe finds nothing on the login dialog and the public portal [UI-07, AC-08]', async ({ newContext, server }) => {
  const page = await (await newContext({ baseURL: server.origin('localhost') })).newPage();
  await page.goto('/course/1');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('region', { name: '视频播放器' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: '登录后继续' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
