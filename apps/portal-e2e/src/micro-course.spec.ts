import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a micro-course is written, sent back, mended, approved, found and opened; a broken film says so [MC-01] [MC-02] [MC-03] [MC-04] [AD-01]', async ({
  pageOf,
}) => {
  test.setTimeout(120_000);
  const title = `量具车的摆法 ${Date.now() % 100_000}`;
  const page = await pageOf(people.sun);
  await page.goto('/my/my-upLoadCourse');
  await page.getByRole('link', { name: '上传微课' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '上传微课' })).toBeVisible();

  // Missing fields are named and linked.
  await page.getByRole('textbox', { name: '课程名称' }).fill(title);
  await page.getByRole('radio', { name: '收积分' }).check({ force: true });
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交审核' }).click();
  const missing = page.getByRole('alert').filter({ hasText: '补上就能提交' });
  await expect(missing).toContainText('至少加一章');
  await missing.getByRole('button', { name: '填写课程介绍' }).click();
  await expect(page.getByRole('textbox', { name: '课程介绍' })).toBeFocused();
  await page.getByRole('textbox', { name: '课程介绍' }).fill('少跑四十米。');
  await page.getByRole('textbox', { name: '积分' }).fill('30');
  await page.getByRole('combobox', { name: '分类' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: '讲师' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await expect(page.getByText('草稿已存')).toBeVisible();

  // A reload goes on with the draft.
  await page.reload();
  await expect(page.getByRole('textbox', { name: '课程名称' })).toHaveValue(title);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '加一章' }).click();
  await page.getByRole('textbox', { name: '章节名称' }).fill('先看摆法');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'broken.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2 broken off here'),
  });
  await expect(page.getByText('文件不完整：内容比索引写的短')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: '再试一次', exact: true }).click();
  await expect(page.getByText('正在转码，好了才能提交。可以先写别的。')).toBeVisible();
  await page.getByText('链接', { exact: true }).click();
  await page.getByRole('textbox', { name: '网页链接' }).fill('lean');
  await expect(page.getByText(/填写正确的网页链接/)).toBeVisible();
  await page.getByRole('textbox', { name: '网页链接' }).fill('https://www.lean.org/lexicon-terms/5s/');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '已提交审核' })).toBeVisible();

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=micro');
  const card = desk.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('textbox', { name: '退回原因' }).fill('介绍再写具体一点');
  await card.getByRole('button', { name: '退回' }).click();
  await expect(card).toHaveCount(0);

  await page.goto('/my/my-upLoadCourse?state=rejected');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('退回原因：介绍再写具体一点');
  await row.getByRole('link', { name: `修改：${title}` }).click();
  await page.getByRole('textbox', { name: '课程介绍' }).fill('总装二线的摆法，少跑四十米。');
  await expect(page.getByText('草稿已存')).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '已提交审核' })).toBeVisible();

  await desk.reload();
  await card.getByRole('button', { name: '通过' }).click();
  await expect(card).toHaveCount(0);

  await page.goto('/my/my-upLoadCourse?state=approved');
  const published = await newTab(row.getByRole('link', { name: '打开课程' }));
  await expect(published.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const other = await pageOf(people.li);
  await other.goto(`/course?keyword=${encodeURIComponent(title)}`);
  const hit = other.getByRole('link', { name: new RegExp(title) }).first();
  await expect(hit).toContainText('积分兑换');
  const opened = await newTab(hit);
  await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
