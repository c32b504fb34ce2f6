import { readFile } from 'node:fs/promises';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('somebody sees what is kept, takes a copy, asks to be erased and thinks better of it [SE-12]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.li);
  await page.goto('/editor/privacy');
  await expect(page.getByRole('table', { name: '保存了哪些数据' })).toContainText('学习记录');
  await page.getByRole('button', { name: '准备我的数据' }).click();
  const save = page.getByRole('link', { name: /^下载（/ });
  await expect(save).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('textbox', { name: '注销原因（选填）' }).fill('换了账号');
  await page.getByRole('button', { name: '申请注销账号' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('原因：换了账号')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '撤回申请' }).click();
  await expect(page.getByText('上次的申请已撤回。')).toBeVisible();
});

test('an administrator refuses a request for deletion with a reason [SE-12] [AC-10]', async ({ pageOf }) => {
  const page = await pageOf(people.administrator);
  await page.goto('/review?tab=deletion');
  const list = page.getByRole('list', { name: '注销申请' });
  await expect(list).toContainText('月底离职');
  await list.getByRole('button', { name: '不同意' }).first().click();
  await expect(list.getByText('请写明理由，申请人会看到')).toBeVisible();
  await list.getByRole('textbox').first().fill('请先交还借用的设备');
  await list.getByRole('button', { name: '不同意' }).first().click();
  await page.goto('/review?tab=deletion&state=answered');
  await expect(page.getByRole('list', { name: '注销申请' })).toContainText('请先交还借用的设备');
});
