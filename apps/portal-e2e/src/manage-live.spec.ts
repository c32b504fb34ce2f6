import { stayInRoom } from '@banyan/contracts/live';
import type { Page } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { isCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

// A camera that shows a moving picture, and nobody who has to allow it.
const usual = playwright.use?.launchOptions ?? {};
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...usual, args: [...(usual.args ?? []), ...camera] } });

const title = '刀具寿命直播答疑';

/** Types a moment of the enterprise's clock into the field of the start. */
async function typeStart(page: Page, at: Date): Promise<void> {
  const part = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  await page.getByRole('group', { name: '开始' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(part.format(at).replaceAll(/\D/g, ''));
}

test('a live room is made for some, one of them comes, who was there is told, and its film is closed [LV-01] [LV-02]', async ({
  pageOf,
  trouble,
}) => {
  test.setTimeout(180_000);
  // People outside of its audience are told that there is no such room.
  trouble.allow(/status of 404/);
  const page = await pageOf(people.administrator);
  await page.goto('/manage/live-rooms');
  await page.getByRole('button', { name: '新建直播间' }).first().click();
  const form = page.getByRole('form', { name: '新建直播间' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请填写').first()).toBeVisible();
  await form.getByRole('textbox', { name: /^主题/ }).fill(title);
  await form.getByRole('combobox', { name: '主持人' }).fill('何佳怡');
  await page
    .getByRole('option', { name: /何佳怡/ })
    .first()
    .click();
  await page.keyboard.press('Tab');
  await typeStart(page, new Date(Date.now() + 600_000));

  // It is for one person alone, chosen in the panel of audiences.
  await form.getByRole('button', { name: '更改' }).click();
  const meant = page.getByRole('complementary', { name: '面向谁' });
  await meant.getByRole('radio', { name: '一部分人' }).click();
  await meant.getByRole('button', { name: '个人', exact: true }).first().click();
  await meant.getByRole('combobox', { name: '个人' }).fill(people.li.account);
  await page.getByRole('option', { name: /李思远/ }).click();
  await page.keyboard.press('Tab');
  await meant.getByRole('button', { name: '选定' }).click();
  await expect(form.getByText('只有选定的人能看到')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  const panel = page.getByRole('complementary', { name: title });
  await expect(panel.getByText('何佳怡').first()).toBeVisible();
  const href = (await panel.getByRole('link', { name: '进入直播间' }).getAttribute('href')) ?? '';

  const other = await pageOf(people.sun);
  await other.goto(href);
  await expect(other.getByRole('heading', { name: title })).toBeHidden();
  const learner = await pageOf(people.li);
  await learner.goto(href);
  await expect(learner.getByRole('heading', { name: title })).toBeVisible();

  const host = await pageOf(people.lecturer);
  await host.goto(href);
  await host.getByRole('button', { name: '开播', exact: true }).click();
  const studio = host.getByRole('dialog', { name: '开播前看一眼' });
  await studio.getByRole('button', { name: '打开摄像头' }).click();
  await expect(studio.getByLabel('预览')).toBeVisible();
  await studio.getByRole('button', { name: '开播', exact: true }).click();
  await expect(host.getByRole('status', { name: '直播状态' })).toContainText('你正在直播');
  await expect
    .poll(() => learner.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 40_000 })
    .toBeGreaterThan(1);

  // Presence is what lies between two signs of the learner's page.
  for (let sign = 0; sign < 2; sign += 1)
    await learner.waitForResponse((answer) => isCall(answer, stayInRoom), { timeout: 30_000 });
  await host.getByRole('button', { name: '结束直播' }).click();
  await host.getByRole('alertdialog', { name: '结束这场直播？' }).getByRole('button', { name: '结束直播' }).click();
  await expect(learner.getByRole('region', { name: '直播回放' })).toBeVisible({ timeout: 20_000 });

  // The console tells who was there; the film is closed to learners by a switch.
  await page.reload();
  await panel.getByRole('tab', { name: '到场' }).click();
  await expect(panel.getByRole('list', { name: '到场' })).toContainText('李思远');
  await panel.getByRole('button', { name: '修改' }).click();
  const change = page.getByRole('form', { name: '修改' });
  await expect(change.getByText('时间、画面和学分不能再改')).toBeVisible();
  await change.getByText('结束后开放回放').click();
  await change.getByRole('button', { name: '保存' }).click();
  await panel.getByRole('tab', { name: '历史' }).click();
  await expect(panel.getByRole('list', { name: '历史' })).toContainText('保存了直播间');
  await learner.goto(href);
  await expect(learner.getByRole('region', { name: '直播回放' })).toBeHidden();
});
