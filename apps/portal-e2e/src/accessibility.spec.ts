import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { settled } from './support/look.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

/** Every screen that the portal has, by its address at the retailer's, whose portal speaks Chinese and English. */
const screens = [
  '/index',
  '/course',
  '/course?view=list&sort=rating',
  '/course?keyword=qqqq',
  '/course?cat=no-such-thing',
  '/course/201',
  '/course/201?tab=introduction',
  '/course/999',
  '/index/study',
  '/my/learn-record',
  '/refused/201/Cold%20chain',
  '/agreement?kind=terms',
  '/nowhere',
  ...['2', '3', '4', '5', '401', '577', '900'].map((code) => `/prompt?errorMsg=${code}&dataInfo=why`),
];

/** The open things on the same screens: menus, lists, dialogs, the player. */
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
    await page.keyboard.press('k');
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

for (const locale of ['zh-CN', 'en-GB']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any screen, ${locale}, ${colorScheme} [UI-07]`, async ({
      newContext,
      pageOf,
      server,
      trouble,
    }) => {
      test.setTimeout(180_000);
      // A course that is not there is one of the screens.
      trouble.allow(/status of 404/);
      const found: Record<string, string[]> = {};
      const look = async (page: Page, name: string) => {
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh-CN' ? 'zh-CN' : 'en');
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const lines = await violations(page);
        if (lines.length > 0) found[name] = lines;
      };
      const options = { locale, colorScheme, baseURL: server.origin('larkfield') };
      const visitor = await (await newContext(options)).newPage();
      await visitor.goto('/login');
      await look(visitor, '/login');

      const page = await pageOf(people.mia, options);
      for (const screen of screens) {
        await page.goto(screen);
        await look(page, screen);
      }
      for (const [name, open] of Object.entries(opened)) {
        await open(page);
        await look(page, name);
      }
      // The place in the course is free for the next language.
      await page.keyboard.press('Escape');
      await new PlayerScreen(page).leave();
      expect(found).toEqual({});
    });
  }
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
