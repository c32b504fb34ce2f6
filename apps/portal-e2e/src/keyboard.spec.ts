import type { Locator, Page } from '@playwright/test';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const course = { keyword: '供应商绩效', title: '供应商绩效评分：打分、排名与联合改善', seconds: 45 };

/** Whether the focus can be seen: a ring on the element or around the field it is in. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const shows = (element: Element | null | undefined) => {
      if (element === null || element === undefined) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const at = document.activeElement;
    return shows(at) || shows(at?.parentElement) || [...(at?.children ?? [])].some(shows);
  });

/** Presses Tab until the focus is there, and sees that it shows. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const there = await target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    if (!there) continue;
    expect(await focusShows(page), 'the focus shows').toBe(true);
    return;
  }
  throw new Error(`Tab does not come to ${String(target)}`);
}

test('from login to a finished chapter without a pointer [UI-07]', async ({ context, page }) => {
  test.setTimeout(150_000);
  await page.goto('/login');
  await tabTo(page, page.locator('input[name="account"]'));
  await page.keyboard.type(people.sun.account);
  await tabTo(page, page.locator('input[name="password"]'), 3);
  await page.keyboard.type(people.sun.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The way past the navigation.
  await tabTo(page, page.getByRole('link', { name: '跳到正文' }), 80);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type(course.keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const card = page.getByRole('region', { name: '课程', exact: true }).getByRole('link', { name: course.title });
  await expect(card).toBeVisible();
  await tabTo(page, card, 80);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const player = new PlayerScreen(await opened);
  const study = player.page;
  await expect(study.getByRole('heading', { level: 1, name: course.title })).toBeVisible();

  await tabTo(study, study.getByRole('button', { name: '开始学习' }), 40);
  await study.keyboard.press('Enter');
  await player.playing();
  // The speed by its menu, as whoever does not know the keys would.
  await tabTo(study, study.getByRole('button', { name: /^倍速/ }), 60);
  await study.keyboard.press('Enter');
  await expect(study.getByRole('menuitemradio', { name: '1×', exact: true })).toBeFocused();
  await study.keyboard.press('End');
  await expect(study.getByRole('menuitemradio', { name: '2×' })).toBeFocused();
  await study.keyboard.press('Enter');
  await expect(player.video).toHaveJSProperty('playbackRate', 2);
  await expect(study.getByRole('button', { name: /^倍速/ })).toBeFocused();

  await player.until(course.seconds - 0.3);
  await expect(player.chapter(1).getByRole('link')).toContainText('已学完');
  const next = study.getByRole('button', { name: '学下一章' });
  await expect(next).toBeVisible();
  await tabTo(study, next, 60);
  await study.keyboard.press('Enter');
  await player.playing();
  await expect(player.chapter(2).getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('menus and dialogs hold the focus and give it back [UI-07]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/course');
  await expect(page.getByRole('list', { name: '课程列表' })).toBeVisible();
  const account = page.getByRole('button', { name: /的账号$/ });
  await tabTo(page, account);
  // The first time its code comes late, later it is there at once.
  for (const key of ['Enter', 'Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(account).toBeFocused();
  }

  const filter = page.getByRole('button', { name: '时长' });
  await tabTo(page, filter, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '30 分钟以内' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '30 分钟以内' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL(/duration=under30/);

  // A branch of the tree opens and closes by arrows.
  const tree = page.getByRole('navigation', { name: '课程分类' });
  await tabTo(page, tree.getByRole('link', { name: /^质量管理/ }), 80);
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('link', { name: /^检验与抽样/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('link', { name: /^检验与抽样/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('link', { name: /^检验与抽样/ })).toHaveCount(0);
});
