import { people, logIn } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

/** Seven short chapters, of which nothing is learned yet. */
const course = 104;

test('a chapter learned in one tab raises the points in the other, on one stream for both [CO-05]', async ({
  pageOf,
}) => {
  const first = await pageOf(people.sun);
  const streams: string[] = [];
  first.context().on('request', (request) => {
    if (request.url().includes('/live/stream')) streams.push(request.url());
  });
  await first.goto('/index');
  const points = first.getByText(/\d+ 积分/);
  await expect.poll(() => streams.length).toBe(1);
  await first.getByRole('button', { name: /的账号$/ }).click();
  await expect(points).toContainText('0 积分');

  const player = new PlayerScreen(await first.context().newPage());
  await player.open(course);
  await player.begin();
  await player.speed('2×');
  await expect(points).toContainText(/[1-9]\d* 积分/, { timeout: 120_000 });
  expect(streams).toHaveLength(1);
});

test('a login on another device tells the first one at once, where one is allowed [AC-09]', async ({
  page,
  newContext,
  server,
}) => {
  const opened = page.waitForRequest((request) => request.url().includes('/live/stream'));
  await logIn(page, server, people.bai);
  await opened;
  const other = await (await newContext()).newPage();
  await logIn(other, server, people.bai);
  const dialog = page.getByRole('alertdialog', { name: '请重新登录' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: '重新登录' }).click();
  await page.waitForURL(/\/login\?backurl=$/);
  await expect(other.getByRole('button', { name: /的账号$/ })).toBeVisible();
});
