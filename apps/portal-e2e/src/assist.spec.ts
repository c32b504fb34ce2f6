import { updateAssistStatus } from '@banyan/contracts/account';
import type { BrowserContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A drawing in place of the screen, which a browser without one cannot give; or nobody agrees to show it. */
const showScreen = (context: BrowserContext, refused = false) =>
  context.addInitScript((no) => {
    const devices = navigator.mediaDevices as { getDisplayMedia: () => Promise<MediaStream> };
    devices.getDisplayMedia = () => {
      if (no) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
      const pen = canvas.getContext('2d');
      setInterval(() => {
        if (pen === null) return;
        pen.fillStyle = `hsl(${Date.now() % 360} 60% 50%)`;
        pen.fillRect(0, 0, 320, 180);
      }, 100);
      return Promise.resolve(canvas.captureStream(8));
    };
  }, refused);

/** Gives access and answers its link. */
async function giveAccess(page: Page, reason: string): Promise<string> {
  await page.goto('/assistAuthorization');
  await page.getByText('查看并处理', { exact: true }).click();
  await page.getByRole('textbox', { name: '要处理什么' }).fill(reason);
  await page.getByRole('button', { name: '生成链接' }).click();
  await expect(page.getByText('请先勾选同意')).toBeVisible();
  await page.getByRole('checkbox', { name: /^我同意客服/ }).check();
  await page.getByRole('button', { name: '生成链接' }).click();
  const link = await page.getByRole('textbox', { name: '协助链接' }).inputValue();
  await page.getByRole('button', { name: '我发好了' }).click();
  return link;
}

test('support comes in, works under recording, and the administrator watches it [AR-01] [AR-02] [AR-03] [AR-04] [SH-06]', async ({
  browser,
  pageOf,
}) => {
  const administrator = await pageOf(people.administrator);
  const link = await giveAccess(administrator, '证书打不开');

  const context = await browser.newContext();
  await showScreen(context);
  const support = await context.newPage();
  await support.goto(link);
  const dialog = support.getByRole('alertdialog');
  await expect(dialog).toContainText('开始前需要录屏');
  await support.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // Behind the dialog nothing is shown, nor in another window: the server answers nothing yet.
  await expect(support.getByRole('heading', { name: '你正在协助处理' })).toBeHidden();
  const early = await context.newPage();
  await early.goto(new URL('/index', link).href);
  await expect(early.getByRole('alertdialog')).toContainText('现在没有在录屏');
  await early.close();
  const chunk = support.waitForResponse(/upload-file-chunk/, { timeout: 30_000 });
  await dialog.getByRole('button', { name: '同意并开始录屏' }).click();
  const bar = support.getByRole('alert').filter({ hasText: '正在录屏' });
  await expect(bar).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(support.getByRole('heading', { name: '你正在协助处理' })).toBeVisible();

  // Another window of it records nothing by itself.
  const second = await context.newPage();
  await second.goto(new URL('/index', link).href);
  await expect(second.getByRole('alert').filter({ hasText: '在另一个窗口录制' })).toBeVisible();
  await second.close();

  // The server has taken a piece with its signed parameters: before that there was no bar.
  expect(await (await chunk).json()).toMatchObject({ status: 'Y', data: { number: '', url: '' } });
  await bar.getByRole('button', { name: '结束协助' }).click();
  await expect(dialog).toContainText(/录屏已保存，编号 AS-\d{8}/);
  await support.waitForURL(/\/login/, { timeout: 15_000 });
  await context.close();

  await administrator.reload();
  const row = administrator.getByRole('listitem').filter({ hasText: '证书打不开' });
  await expect(row).toContainText('已完成');
  const [download] = await Promise.all([
    administrator.waitForEvent('download'),
    row.getByRole('link', { name: '保存' }).click(),
  ]);
  expect((await readFile(await download.path())).length).toBeGreaterThan(1000);
  await row.getByRole('button', { name: '播放' }).click();
  await expect
    .poll(() => row.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 15_000 })
    .toBeGreaterThan(0);
});

test('what is cancelled, broken or taken back is told, and leads to the login [AR-02] [AR-05] [AR-04]', async ({
  browser,
  pageOf,
}) => {
  const administrator = await pageOf(people.administrator);
  const comeIn = async (reason: string, refused = false) => {
    const link = await giveAccess(administrator, reason);
    const context = await browser.newContext();
    await showScreen(context, refused);
    const page = await context.newPage();
    await page.goto(link);
    const dialog = page.getByRole('alertdialog');
    return { page, dialog, context };
  };

  const one = await comeIn('不给录屏', true);
  await one.dialog.getByRole('button', { name: '同意并开始录屏' }).click();
  await expect(one.dialog).toContainText('录屏已取消，或者浏览器不支持录屏');
  await one.page.waitForURL(/\/login/, { timeout: 10_000 });
  await one.context.close();

  const two = await comeIn('录到一半坏了');
  await two.page.evaluate(() => {
    const Given = MediaRecorder;
    globalThis.MediaRecorder = class extends Given {
      override start(every?: number) {
        super.start(every);
        setTimeout(() => this.dispatchEvent(new Event('error')), 4000);
      }
    };
  });
  const told = two.page.waitForRequest((request) => request.url().includes(updateAssistStatus.name));
  await two.dialog.getByRole('button', { name: '同意并开始录屏' }).click();
  await told;
  await expect(two.dialog).toContainText('录屏出错');
  await two.dialog.getByRole('button', { name: '回到登录页' }).click();
  await two.page.waitForURL(/\/login/);
  await two.context.close();

  const three = await comeIn('马上收回');
  await three.dialog.getByRole('button', { name: '同意并开始录屏' }).click();
  await expect(three.page.getByText('正在录屏')).toBeVisible();
  await administrator.reload();
  const row = administrator.getByRole('listitem').filter({ hasText: '马上收回' });
  // The last piece is sent while the dialog says goodbye; its answer names the whole recording.
  const whole = three.page.waitForResponse(
    async (answer) => /upload-file-chunk/.test(answer.url()) && /AS-\d{8}/.test(await answer.text()),
  );
  await row.getByRole('button', { name: '收回' }).click();
  await administrator.getByRole('alertdialog').getByRole('button', { name: '收回' }).click();
  await expect(three.dialog).toContainText('授权已收回', { timeout: 12_000 });
  await whole;
  await three.context.close();
  await administrator.reload();
  await expect(row).toContainText('已收回');
  await expect(row).toContainText('录屏 1');
});
