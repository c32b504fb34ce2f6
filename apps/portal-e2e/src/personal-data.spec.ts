import { ErrorCode, uploadFile } from '@banyan/contracts';
import { logout, saveProfile } from '@banyan/contracts/account';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { askApi } from './support/askApi.ts';
import { violations } from './support/axe.ts';
import { isCall, refusal, takeCall } from './support/calls.ts';
import { fillLogin, logIn, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const landscape = { create: { width: 1600, height: 1200, channels: 3, background: '#dbe7f1' } } as const;
const photo = async () => ({
  name: 'IMG_2046.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp(landscape).jpeg().toBuffer(),
});
const picker = (page: Page, name: string) => page.getByRole('group', { name }).locator('input[type="file"]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '已保存' });

test('who has not given what the enterprise demands gives it, with a cut photo, and comes to where they were going [ER-03] [SE-12] [HT-09]', async ({
  page,
}) => {
  await page.goto('/login?backUrl=%2Fmy%2Fmy-collect');
  await fillLogin(page, people.incomplete);
  await page.waitForURL('/editor/personalData?errorMsg=4&type=completion-info&backUrl=%2Fmy%2Fmy-collect');
  await expect(page.getByText('衡川学堂需要你先填好带 * 的几项')).toBeVisible();

  // Nothing typed: each demanded field says so, and the summary leads to it.
  await save(page).click();
  const summary = page.getByRole('alert').filter({ hasText: '有 2 处需要改一下' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: '请填写证件号码' }).press('Enter');
  await expect(field(page, '证件号码')).toBeFocused();
  await page.keyboard.type('110105194912310021');
  await field(page, '真实姓名').fill('周岚');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '有 1 处需要改一下' })).toBeFocused();
  await expect(field(page, '证件号码')).toHaveAccessibleDescription(/证件号码不对/);
  await field(page, '证件号码').fill('11010519491231002x');

  // Any other screen leads back, and what was typed is not lost without a question.
  await page.getByRole('link', { name: '课程', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '留在这里' }).click();
  await expect(field(page, '真实姓名')).toHaveValue('周岚');

  await picker(page, '二寸照片').setInputFiles(await photo());
  const dialog = page.getByRole('dialog', { name: '截取二寸照片' });
  const area = dialog.getByRole('application', { name: /方向键/ });
  await expect(dialog.getByRole('button', { name: '使用' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  // By keyboard: larger, and to the side.
  await dialog.getByRole('slider').press('ArrowRight');
  await area.press('ArrowLeft');
  await dialog.getByRole('button', { name: '使用' }).press('Enter');
  const group = page.getByRole('group', { name: '二寸照片' });
  await expect(group.getByText('图片已传好，保存后生效')).toBeVisible();
  await expect(group.getByRole('button', { name: '换一张' })).toBeFocused();
  const shape = await group
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(shape).toEqual([700, 980]);

  await save(page).click();
  await page.waitForURL('/my/my-collect');
  await expect(page.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();

  await page.goto('/editor/personalData');
  await expect(field(page, '证件号码')).toHaveValue('11010519491231002X');
  const kept = page.getByRole('group', { name: '二寸照片' }).getByRole('img');
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(700);
  expect(await violations(page)).toEqual([]);
});

test('a portrait is broken off, sent again, saved and at once in the header; a second change is held again [SE-12] [HT-09] [UI-07]', async ({
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/my/index');
  await page.getByRole('button', { name: /孙立军/ }).press('Enter');
  await page.getByRole('menuitem', { name: '个人资料' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();

  await picker(page, '头像').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  const group = page.getByRole('group', { name: '头像' });
  await expect(group.getByRole('alert')).toHaveText('打不开这个文件，请换一张 JPG、PNG、WebP 或 GIF 图片');

  trouble.allow(/net::ERR_FAILED/);
  let broken = true;
  await page.route(
    (url) => isCall({ url: () => url.href }, uploadFile),
    (route) => (broken ? route.abort() : route.fallback()),
  );
  await picker(page, '头像').setInputFiles(await photo());
  await page.getByRole('dialog').getByRole('button', { name: '使用' }).click();
  await expect(group.getByRole('alert')).toHaveText('网络断了，图片没有传上去');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '有 1 处需要改一下' })).toContainText('图片还没有传好');
  broken = false;
  await group.getByRole('button', { name: '再传一次' }).click();
  await expect(group.getByText('图片已传好，保存后生效')).toBeVisible();

  await field(page, '昵称').fill('老孙');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: /老孙/ });
  await expect(menu.locator('img')).toHaveAttribute('src', /upload/);

  await field(page, '昵称').fill('孙师傅');
  await page.getByRole('link', { name: '课程', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '留在这里' }).click();
  await expect(field(page, '昵称')).toHaveValue('孙师傅');
});

test('what is typed survives a session that has ended: its owner logs in over it and saves it [ER-01] [SE-12]', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  const opened = page.waitForRequest((request) => request.url().includes('/live/stream'));
  await logIn(page, server, people.sun, '/editor/personalData');
  await opened;
  await field(page, '昵称').fill('夜班小孙');
  // As in another tab: the server knows this session no more.
  expect((await askApi(page, logout, {})).body.status).toBe('Y');
  await save(page).click();
  const ended = page.getByRole('alertdialog', { name: '登录已失效' });
  await expect(ended).toContainText('没有丢');
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  // Nobody else is let in over what is another person's.
  await fillLogin(page, people.li);
  await expect(ended.getByRole('alert')).toContainText('这是另一个账号');
  await fillLogin(page, people.sun);
  await expect(ended).toHaveCount(0);
  await expect(field(page, '昵称')).toHaveValue('夜班小孙');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('what the server finds wrong stands at its field, and a save that fails keeps what was typed [SE-12] [HT-06]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/status of (?:422|503)/);
  const page = await pageOf(people.lecturer);
  await page.goto('/editor/personalData');
  await field(page, '昵称').fill('佳怡');
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  const other = await pageOf(people.li);
  await other.goto('/editor/personalData');
  await field(other, '昵称').fill('佳怡');
  await save(other).click();
  await expect(field(other, '昵称')).toHaveAccessibleDescription('这个昵称已经有同事用了，请换一个');
  await expect(field(other, '昵称')).toHaveValue('佳怡');

  let answers = false;
  await takeCall(other, saveProfile, (route) =>
    answers ? route.fallback() : route.fulfill({ ...refusal(ErrorCode.unavailable, '忙'), status: 503 }),
  );
  await field(other, '昵称').fill('思远');
  await save(other).click();
  await expect(other.getByRole('alert').filter({ hasText: '没有保存' })).toContainText('填的都还在', {
    timeout: 30_000,
  });
  answers = true;
  await save(other).click();
  await expect(saved(other)).toBeVisible();
});
