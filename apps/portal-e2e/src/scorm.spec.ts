import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const address = '/course/95?chapter=9506';

/** The package's own page: in the page that holds the runtime, in ours. */
const lessonOf = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');
const told = (page: Page) => page.waitForResponse((response) => response.url().includes('setScormCompleted'));

test('a SCORM chapter opens apart from the portal, goes on where it was left, and is learned by its own word [CO-03] [CO-05] [WM-01]', async ({
  pageOf,
  server,
  trouble,
}) => {
  // It asks for its time, and the server's clock counts it.
  test.slow();
  trouble.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const page = await pageOf(people.zhou);
  const { catalogue, evidence } = new PlayerScreen(page);
  await page.goto(address);
  await page.getByRole('button', { name: '开始学习' }).click();
  const lesson = lessonOf(page);
  await expect(lesson.getByRole('heading', { name: '先分清是哪一种' })).toBeVisible();
  await expect(page.locator('[aria-hidden="true"][style*="background-image"]')).toBeAttached();
  await lesson.getByRole('button', { name: '下一页' }).click();
  const kept = told(page);
  await lesson.getByRole('button', { name: '下一页' }).click();
  expect((await kept).status()).toBe(200);
  await expect(lesson.getByRole('heading', { name: '看到烟' })).toBeVisible();

  // Neither the session's cookie nor the portal's page is within reach of what runs there.
  const frame = page.frames().find((one) => one.url().endsWith('/index.html'));
  expect(new URL(frame?.url() ?? '').hostname).not.toBe(new URL(server.origin('localhost')).hostname);
  expect(await frame?.evaluate(() => document.cookie)).toBe('');
  expect(
    await frame?.evaluate(() => {
      try {
        return String(top?.document.title);
      } catch {
        return 'closed';
      }
    }),
  ).toBe('closed');

  await page.goto('/course/95?chapter=9505');
  await page.goto(address);
  await page.getByRole('button', { name: '继续学习' }).click();
  await expect(lesson.getByRole('heading', { name: '看到烟' })).toBeVisible();

  // Offline nothing is lost: it is kept here and sent again.
  await page.context().setOffline(true);
  await lesson.getByRole('button', { name: '小测验' }).click();
  await lesson.getByRole('radio', { name: '关阀、开窗' }).check();
  await lesson.getByRole('radio', { name: '塞住门缝，到窗口呼救' }).check();
  await lesson.getByRole('button', { name: '交卷' }).click();
  await expect(page.getByText('学习记录先存在本机')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('得分 100')).toBeVisible();
  await expect(page.getByText('课件已全部完成')).toBeVisible({ timeout: 20_000 });
  await expect(evidence).toContainText('本章已学完', { timeout: 40_000 });
  await expect(catalogue).toContainText('1 / 6 章');
});
