import { reportProgress } from '@banyan/contracts/course';
import { isCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

test('30 s without a network in a video lose nothing [CO-05]', async ({ pageOf, trouble }) => {
  trouble.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(107);
  await player.begin();
  await player.until(3);

  await player.page.context().setOffline(true);
  const began = Date.now();
  let answered = 0;
  player.page.on('response', (response) => {
    if (isCall(response, reportProgress)) answered += 1;
  });
  await expect.poll(() => Date.now() - began, { timeout: 40_000, intervals: [500] }).toBeGreaterThan(30_000);
  // The fetched part plays on, and nothing reaches the server.
  expect(await player.position()).toBeGreaterThan(30);
  expect(answered).toBe(0);
  // The learner is told that it waits here.
  await expect(player.evidence).toContainText('先存在这台设备上');

  const caughtUp = player.acknowledged();
  await player.page.context().setOffline(false);
  await caughtUp;
  const { chapter } = await player.pause();
  const at = await player.position();
  expect(chapter.intervals).toHaveLength(1);
  const [from, to] = chapter.intervals[0] ?? [NaN, NaN];
  expect(from).toBeLessThan(0.5);
  expect(Math.abs(to - at)).toBeLessThan(1);
  await expect(player.evidence).not.toContainText('漏了');
  await expect(player.evidence).not.toContainText('先存在这台设备上');
});

test('what was watched without a network is sent by the next page [CO-05]', async ({ pageOf, trouble }) => {
  trouble.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(122);
  await player.begin();
  await player.until(2);
  const { page } = player;
  await page.context().setOffline(true);
  // The switch of the browser under test lets calls of a page through while its own error page takes the place of it.
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = function () {
      this.dispatchEvent(new ProgressEvent('error'));
    };
  });
  // The first heartbeat is on its way and fails; what is watched after it is another one's. A stall does the same.
  await player.until(5);
  await player.stop();
  // The key turns what the player shows, and that follows the video.
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await player.until(8);
  await player.stop();
  const at = await player.position();
  // The page is gone before the network is back.
  await page.reload().catch(() => undefined);
  await expect(player.video).toHaveCount(0);

  let answered = 0;
  page.on('response', (response) => {
    if (isCall(response, reportProgress)) answered += 1;
  });
  await page.context().setOffline(false);
  await page.goto('/my/learn-record');
  const { chapter } = await player.acknowledgedTo(at);
  expect(answered).toBe(2);
  expect(chapter.intervals).toHaveLength(1);
  expect(chapter.intervals[0]?.[0]).toBeLessThan(0.5);
});

test('a lost connection is told until it is back, and moves nothing [SH-14]', async ({ pageOf, trouble }) => {
  trouble.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const page = await pageOf(people.sun);
  const fetched = page.waitForResponse(/\/ConnectionNotice-/);
  await page.goto('/my/my-collect');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // It is fetched ahead, as without a connection it could not be.
  await (await fetched).finished();
  const place = await title.boundingBox();
  const lost = page.getByRole('status').filter({ hasText: '网络已断开' });
  const back = page.getByRole('status').filter({ hasText: '网络已恢复' });
  // Its words may come a moment after its code; a loss before that is told the next time.
  await expect(async () => {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect(lost).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect(await title.boundingBox()).toEqual(place);

  await page.context().setOffline(false);
  await expect(back).toBeVisible();
  await expect(lost).toHaveCount(0);
  await expect(back).toHaveCount(0);
});

test('a page that is closed in mid-video has told the server, and gives its place back [CO-05] [CO-06]', async ({
  pageOf,
}) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(103);
  const title = await player.page.getByRole('heading', { level: 1 }).innerText();
  await player.begin();
  // Before the first heartbeat of playing is due.
  await player.until(4);
  await player.page.goto('about:blank');

  // Another device, which knows nothing of what the first one keeps.
  const other = new PlayerScreen(await pageOf(people.sun));
  const row = other.page.getByRole('listitem').filter({ hasText: title });
  await expect(async () => {
    await other.page.goto('/my/learn-record');
    await expect(row).toContainText('第 1 章', { timeout: 2000 });
  }).toPass();
  await other.open(103);
  await other.begin();
});

test('who comes back from a course sees what changed without a reload [CO-05] [SH-07]', async ({ pageOf }) => {
  const record = await pageOf(people.sun);
  await record.goto('/my/learn-record');
  const course = 116;
  const player = new PlayerScreen(await record.context().newPage());
  await player.open(course);
  const title = await player.page.getByRole('heading', { level: 1 }).innerText();
  const row = record.getByRole('listitem').filter({ hasText: title });
  await expect(row).toHaveCount(0);
  await player.begin();
  await player.until(3);
  const taken = player.acknowledged();
  await player.page.keyboard.press('k');
  await taken;
  // Windows of a browser without a screen are always in view: the event is what turning to one brings.
  await record.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toHaveCount(1);
});
