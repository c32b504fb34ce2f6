import type { Page } from '@playwright/test';
import { newTab } from './support/newTab.ts';
import { logIn, people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const course = { id: 105, title: '来料检验与供应商质量协议', seconds: 46 };

/** As the screens write a second of a video. */
const clock = (second: number) => `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, '0')}`;

/** Finds the course as someone who knows half of its name; its page opens in a tab of its own [SH-07]. */
async function findCourse(page: Page): Promise<Page> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '课程' }).click();
  await page
    .getByRole('navigation', { name: '课程分类' })
    .getByRole('link', { name: /^供应链/ })
    .click();
  await expect(page).toHaveURL(/[?&]cat=SC/);
  await page.getByRole('button', { name: '学习状态' }).click();
  await page.getByRole('option', { name: '未学' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=not_studied/);
  const search = page.getByRole('main').getByRole('searchbox', { name: '搜索课程' });
  await search.fill('来料检验');
  await search.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  const found = page.getByRole('list', { name: '课程列表' }).getByRole('link');
  await expect(found).toHaveCount(1);
  const opened = page.context().waitForEvent('page');
  await found.filter({ hasText: course.title }).click();
  return opened;
}

test('an employee logs in, finds a course, watches, leaves, comes back to the same second after a crash, and finishes it [CO-04] [CO-05] [SH-12]', async ({
  page,
  server,
  newContext,
  trouble,
}) => {
  test.setTimeout(180_000);
  // While the server is down, heartbeats fail, and a browser says so.
  trouble.allow(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/);

  await logIn(page, server, people.li);
  await expect(page.getByRole('heading', { level: 2, name: '首件检验与过程巡检实务' })).toBeVisible();
  const watching = new PlayerScreen(await findCourse(page));
  await expect(watching.page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(watching.chapter(1).getByRole('link')).not.toContainText('已学完');

  await watching.begin();
  await watching.speed('2×');
  await watching.until(10);
  await server.kill();
  // The fetched part plays on; watched time waits in this browser.
  await watching.until(16);
  // A server that is slow to come back must not see the video at its end.
  await watching.stop();
  await server.start();
  const { chapter } = await watching.caughtUp();
  const left = await watching.position();
  expect(Math.abs(chapter.positionS - left)).toBeLessThan(1);
  expect(chapter.intervals).toHaveLength(1);
  expect(chapter.intervals[0]?.[0]).toBeLessThan(1);
  expect(chapter.intervals[0]?.[1]).toBeGreaterThan(15);
  // Leaving the course gives its place back, so that another device need not wait for it [CO-06].
  await watching.leave();
  await expect(watching.page.getByRole('heading', { level: 2, name: course.title })).toBeVisible();
  const kept = await page.context().cookies();
  await page.context().close();

  // The next day: the browser has nothing but the cookie.
  const later = await newContext({ baseURL: server.origin('hengchuan') });
  await later.addCookies(kept);
  const home = await later.newPage();
  await home.goto('/index');
  await expect(home.getByRole('heading', { level: 2, name: course.title })).toBeVisible();
  const again = await newTab(home.getByRole('link', { name: `从 ${clock(chapter.positionS)} 继续` }));
  const finishing = new PlayerScreen(again);
  await expect(again.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(again.getByRole('button', { name: `从 ${clock(chapter.positionS)} 继续` })).toBeVisible();
  await finishing.begin();
  const resumed = await finishing.position();
  expect(resumed).toBeGreaterThanOrEqual(chapter.positionS - 0.1);
  expect(resumed).toBeLessThan(chapter.positionS + 4);

  await finishing.speed('2×');
  await finishing.until(course.seconds - 0.3);
  await expect(again.getByRole('status').filter({ hasText: '章已学完' }).first()).toBeVisible();
  await expect(finishing.chapter(1).getByRole('link')).toContainText('已学完');
  await expect(finishing.catalogue).toContainText('1 / 2 章');

  // Everything that tells of it tells the same.
  await home.goto('/index');
  await expect(home.getByRole('heading', { level: 2, name: course.title })).toBeVisible();
  const chapters = home.getByRole('list', { name: '各章进度' }).getByRole('listitem');
  await expect(chapters.first().getByRole('img', { name: '已学完' })).toBeVisible();
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'step');
  await home.goto('/my/learn-record');
  const row = home.getByRole('listitem').filter({ hasText: course.title });
  await expect(row).toContainText('剩 ');
  await expect(row.getByRole('link', { name: `继续：${course.title}` })).toBeVisible();
  await home.goto('/index/study');
  await expect(home.getByRole('list', { name: '接着学' }).getByRole('listitem').first()).toContainText(course.title);
});
