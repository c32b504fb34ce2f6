import { ErrorCode } from '@banyan/contracts';
import { courseDetail, videoAddress } from '@banyan/contracts/course';
import { refusal, takeCall } from './support/calls.ts';
import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const subtitle = (player: PlayerScreen) => player.page.getByRole('region', { name: '视频播放器' }).locator('[lang]');

/** Waits until the video comes from the address that is meant. */
async function addressIs(player: PlayerScreen, meant: RegExp): Promise<void> {
  await expect.poll(() => player.video.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(meant);
}

test('speed is chosen in a menu and kept for the next visit [CO-04]', async ({ pageOf }) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(103);
  await player.begin();
  await player.speed('1.5×');
  await player.page.reload();
  await player.begin();
  await expect(player.video).toHaveJSProperty('playbackRate', 1.5);
  // Places are given back where a later journey studies the same course.
  await player.leave();
});

test('a smaller picture is chosen in mid-video: all else stays, and it is kept for the next chapter [CO-04, CO-05]', async ({
  pageOf,
}) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(102);
  await player.chapter(1).getByRole('link').click();
  await player.playing();
  await player.speed('1.5×');
  const from = await player.position();
  // Stopping within the first seconds would start from the beginning next time, so this goes further.
  await player.until(from + 9);
  await expect(player.video).toHaveJSProperty('videoHeight', 540);
  await addressIs(player, /\/1\.540\.mp4\?/);

  const before = await player.position();
  await player.quality('360P');
  await expect(player.video).toHaveJSProperty('videoHeight', 360);
  await player.playing();
  await addressIs(player, /\/1\.360\.mp4\?/);
  const after = await player.position();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after).toBeLessThan(before + 15);
  await expect(player.video).toHaveJSProperty('playbackRate', 1.5);
  await expect(subtitle(player)).toHaveText(/[\u4e00-\u9fff]/);
  await player.until(after + 2);
  const { chapter } = await player.pause();
  const [, to = 0] = chapter.intervals.find(([start, end]) => start <= from && from <= end) ?? [];
  expect(to, 'what ran before and after is one piece').toBeGreaterThan(after + 1);

  await player.chapter(2).getByRole('link').click();
  await player.playing();
  await addressIs(player, /\/2\.360\.mp4\?/);
  await player.video.hover();
  await expect(player.page.getByRole('button', { name: '画质: 360P' })).toBeVisible();
  await player.leave();
});

test('another size is no jump where jumps are forbidden, and no choice where there is one only [CO-04]', async ({
  pageOf,
}) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(101);
  await player.begin();
  const from = await player.position();
  await player.until(from + 3);
  const before = await player.position();
  await player.quality('360P');
  await expect(player.video).toHaveJSProperty('videoHeight', 360);
  await player.playing();
  expect(await player.position()).toBeGreaterThanOrEqual(before);
  await expect(player.page.getByText('第一次学习不能跳到没看过的地方')).toHaveCount(0);
  await player.leave();

  await player.open(103);
  await player.begin();
  await player.video.hover();
  await expect(player.page.getByRole('button', { name: /^倍速/ })).toBeVisible();
  await expect(player.page.getByRole('button', { name: /^画质/ })).toHaveCount(0);
});

test('subtitles are shown, changed and taken off [CO-04]', async ({ pageOf }) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(102);
  await player.begin();
  await player.until(1);
  await player.page.keyboard.press('k');
  await expect(subtitle(player)).toHaveText(/[\u4e00-\u9fff]/);
  await player.video.hover();
  await player.page.getByRole('button', { name: /^字幕/ }).click();
  await player.page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(subtitle(player)).toHaveText(/^[\x20-\x7e“”‘’–—…°×±]+$/);
  // The player gets its keys back once the menu is closed.
  await player.video.click();
  await player.page.keyboard.press('c');
  await expect(subtitle(player)).toHaveCount(0);
  await player.page.keyboard.press('c');
  await expect(subtitle(player)).toHaveText(/[A-Za-z]/);
});

test('the transcript follows the video, leads to it and can be searched [CO-04]', async ({ pageOf }) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(112);
  await player.begin();
  const lines = player.page.getByRole('list', { name: '文稿' }).getByRole('button');
  const spoken = player.page.getByRole('list', { name: '文稿' }).locator('[aria-current="true"]');
  await expect(spoken).toHaveCount(1);
  const first = await spoken.innerText();
  await expect(spoken).not.toHaveText(first, { timeout: 20_000 });

  const last = lines.last();
  const at = (await last.locator('time').innerText()).split(':').map(Number);
  await last.click();
  await expect.poll(() => player.position()).toBeGreaterThanOrEqual((at[0] ?? 0) * 60 + (at[1] ?? 0));
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport();

  const all = await lines.count();
  await player.page.getByRole('button', { name: '在文稿里查找' }).click();
  await player.page.getByRole('searchbox', { name: '在文稿里查找' }).fill('卡尺');
  await expect(lines.first()).toContainText('卡尺');
  expect(await lines.count()).toBeLessThan(all);
  await player.page.keyboard.press('Escape');
  await expect(lines).toHaveCount(all);
});

test('the keys of known players work, and not while someone types [CO-04, UI-07]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  const player = new PlayerScreen(page);
  await player.open(113);
  // The first picture of a page hears no keys yet.
  await expect(page.getByRole('region', { name: '视频播放器' }).getByRole('button')).toBeEnabled();
  await page.keyboard.press('k');
  await player.playing();
  await page.keyboard.press('k');
  await expect(player.video).toHaveJSProperty('paused', true);

  await page.keyboard.press('5');
  await expect.poll(() => player.position()).toBeCloseTo(47.5 / 2, 0);
  const half = await player.position();
  await page.keyboard.press('l');
  await expect.poll(() => player.position()).toBeCloseTo(half + 10, 0);
  await page.keyboard.press('j');
  await expect.poll(() => player.position()).toBeCloseTo(half, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => player.position()).toBeCloseTo(half + 5, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => player.position()).toBeCloseTo(half, 0);

  await page.keyboard.press('m');
  await expect(player.video).toHaveJSProperty('muted', true);
  await page.keyboard.press('m');
  await expect(player.video).toHaveJSProperty('muted', false);
  await page.keyboard.press('>');
  await expect(player.video).toHaveJSProperty('playbackRate', 1.25);
  await page.keyboard.press('<');
  await expect(player.video).toHaveJSProperty('playbackRate', 1);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(page.getByRole('button', { name: '退出全屏' })).toHaveCount(1);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '快捷键' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('kmf5');
  await expect(page.getByRole('banner').getByRole('searchbox', { name: '站内搜索' })).toHaveValue('kmf5');
  await expect(player.video).toHaveJSProperty('paused', true);
  expect(await player.position()).toBeCloseTo(half, 0);
});

test('a first watch goes no further than what was watched, by no way [CO-04]', async ({ pageOf }) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  await player.open(101);
  await expect(player.chapter(2)).toContainText('学完第 1 章后开放');
  await expect(player.chapter(2).getByRole('link')).toHaveCount(0);
  await player.begin();
  await player.until(3);
  const { page } = player;
  const told = page.getByRole('status').filter({ hasText: '第一次学习不能跳到没看过的地方' });
  const ways = {
    'a key': () => page.keyboard.press('9'),
    'the slider': async () => {
      await player.video.hover();
      const slider = page.getByRole('slider', { name: '播放进度' });
      const track = await slider.locator('xpath=..').boundingBox();
      if (track === null) throw new Error('the slider is not there');
      await page.mouse.click(track.x + track.width * 0.8, track.y + track.height / 2);
    },
    'the video itself, as picture in picture and media keys do': () =>
      player.video.evaluate((video: HTMLVideoElement) => {
        video.currentTime = 60;
      }),
    'the transcript': () => page.getByRole('list', { name: '文稿' }).getByRole('button').last().click(),
  };
  for (const [way, skip] of Object.entries(ways)) {
    const before = await player.position();
    await skip();
    await expect(told, way).toBeVisible();
    expect(await player.position(), way).toBeLessThan(before + 6);
  }
  // Back is free.
  await page.keyboard.press('0');
  await expect.poll(() => player.position()).toBeLessThan(2);
});

test('who has learned a chapter may jump in it [CO-04]', async ({ pageOf }) => {
  const player = new PlayerScreen(await pageOf(people.li));
  await player.open(101);
  await player.chapter(1).getByRole('link').click();
  await player.playing();
  await player.page.keyboard.press('8');
  await expect.poll(() => player.position()).toBeGreaterThan(50);
  await player.leave();
});

test('what was passed over is named and one press leads there [CO-05]', async ({ pageOf }) => {
  const home = await pageOf(people.li);
  await home.goto('/index');
  const player = new PlayerScreen(await newTab(home.getByRole('link', { name: '先补看' })));
  await expect(player.evidence).toContainText(/漏了 .+，后面还有/);
  await player.begin();
  const from = await player.position();
  expect(from).toBeGreaterThan(155 * 0.34 - 1);
  expect(from).toBeLessThan(155 * 0.34 + 4);
  await player.page.keyboard.press('0');
  await player.evidence.getByRole('button', { name: '补看漏掉的一段' }).click();
  await expect.poll(() => player.position()).toBeGreaterThan(155 * 0.34 - 1);
});

test('a video that does not play is tried again, then a refresh is offered [CO-04]', async ({ pageOf, trouble }) => {
  trouble.allow(/net::ERR_FAILED/);
  const player = new PlayerScreen(await pageOf(people.sun));
  const { page } = player;
  let tries = 0;
  let broken = true;
  await page.route(/\.mp4(\?|$)/, (route) => {
    tries += 1;
    return broken ? route.abort() : route.fallback();
  });
  await player.open(108);
  await page.getByRole('region', { name: '视频播放器' }).getByRole('button').click();
  const offer = page.getByRole('alert').filter({ hasText: '视频放不出来' });
  await expect(offer).toBeVisible({ timeout: 20_000 });
  expect(tries).toBeGreaterThanOrEqual(4);
  await expect(offer.getByRole('button', { name: '刷新页面' })).toBeVisible();
  broken = false;
  await offer.getByRole('button', { name: '重试' }).click();
  await player.playing();
  await expect(offer).toBeHidden();
});

test('an address that cannot be fetched can be asked for again [CO-04]', async ({ pageOf }) => {
  const player = new PlayerScreen(await pageOf(people.sun));
  const { page } = player;
  let broken = true;
  await takeCall(page, videoAddress, (route) =>
    broken ? route.fulfill(refusal(ErrorCode.internal, '服务器出错')) : route.fallback(),
  );
  await player.open(109);
  await page.getByRole('region', { name: '视频播放器' }).getByRole('button').click();
  const offer = page.getByRole('alert').filter({ hasText: '视频地址没有取到' });
  await expect(offer).toBeVisible();
  broken = false;
  await offer.getByRole('button', { name: '重试' }).click();
  await player.playing();
});

test('a course page is read without its player, which says that it is lost and plays once it arrives [SH-14] [CO-04]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/net::ERR_FAILED/, /LostPart: a part could not be loaded/);
  const player = new PlayerScreen(await pageOf(people.sun));
  const { page } = player;
  let gone = true;
  await page.route(/\/assets\/VideoPlayer-[^/]+\.js$/, (route) => (gone ? route.abort() : route.fallback()));
  await player.open(104);
  await expect(player.chapter(1).getByRole('link')).toBeVisible();
  const poster = page.getByRole('region', { name: '视频播放器' });
  await poster.getByRole('button').click();
  await expect(poster).toBeHidden();
  const lost = page.getByRole('main').getByRole('alert').filter({ hasText: '没有取到内容' });
  await expect(lost).toBeVisible();
  await page.getByRole('tab', { name: '课程介绍' }).click();
  await expect(page.getByRole('heading', { name: '讲师' })).toBeVisible();
  gone = false;
  await lost.getByRole('button', { name: '重试' }).click();
  await player.playing();
  await expect(player.evidence).toBeVisible();
  await player.leave();
});

test('each reason why a course does not open is told in its own words [CO-07]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  let code: number = ErrorCode.courseNotVisible;
  await takeCall(page, courseDetail, (route) => route.fulfill(refusal(code, 'refused')));
  const words = {
    [ErrorCode.courseNotVisible]: '这门课没有对你开放',
    [ErrorCode.courseFull]: '学习人数已满',
    [ErrorCode.courseExpired]: '这门课的学习期限已过',
    [ErrorCode.courseOffShelf]: '这门课已下架',
    [ErrorCode.courseDeleted]: '这门课已删除',
    [ErrorCode.notFound]: '没有这门课程',
  };
  for (const [refused, title] of Object.entries(words)) {
    code = Number(refused);
    await page.goto('/course/110');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '看其他课程' })).toBeVisible();
  }
});
