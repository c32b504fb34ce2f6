import { readFile } from 'node:fs/promises';
import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** 工号,姓名,部门 and three people in GBK: a number that a spreadsheet has shortened, a department that is not there. */
const gbk = Buffer.from(
  'b9a4bac52cd0d5c3fb2cb2bfc3c50a4839393030312cb3c2cffe2cd6cac1bfb2bf0a' +
    '332e3330313036452b31372ccdf5c7bf2cd6cac1bfb2bf0a4839393030332cc0eec4c82cd7dcd7b0d2bbb0e00a',
  'hex',
);

test('an administrator brings in a GBK file, mends it in place, one of its people logs in, and it is taken back [SE-02, AC-12]', async ({
  newContext,
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.administrator);
  await page.goto('/manage/people');
  await page.getByRole('link', { name: '导入', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name: '新员工.csv', mimeType: 'text/csv', buffer: gbk });
  await expect(page.getByText('2 行还不行。')).toBeVisible();

  // The broken number is written anew, the department is made.
  await page.getByRole('button', { name: /修改 账号，第 3 行/ }).click();
  await page.getByRole('textbox', { name: '修改 账号，第 3 行' }).fill('H99002');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 行还不行。')).toBeVisible();
  await page.getByRole('button', { name: '新建这个部门' }).click();
  await page.getByRole('button', { name: '导入 3 行' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '导入 3 行' }).click();
  await expect(page.getByRole('heading', { name: '已导入 3 行' })).toBeVisible();

  // First passwords come in one file; a person logs in with one, and must replace it.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 3 人的首次密码' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const [, password = ''] = /^H99001,陈晓,"?([^"\r\n]+)"?\r?$/m.exec(csv) ?? [];
  const other = await (await newContext()).newPage();
  trouble.allow(/status of 4\d\d/);
  await other.goto('/login');
  await fillLogin(other, { account: 'H99001', password });
  await expect(other.getByRole('heading', { level: 1, name: '请先换一个新密码' })).toBeVisible();
  await other.getByLabel('新密码', { exact: true }).fill('Birch4271');
  await other.getByLabel('再输一次新密码').fill('Birch4271');
  await other.getByRole('button', { name: '保存并登录' }).click();
  await expect(other).not.toHaveURL(/\/login/);

  // Those who have never logged in go again; who has stays.
  await page.getByRole('button', { name: '撤回这次导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回这次导入' }).click();
  await expect(page.getByRole('heading', { name: '已撤回' })).toBeVisible();
  await page.goto('/manage/people?q=H9900');
  await expect(page.getByRole('grid', { name: '人员' }).getByRole('row')).toHaveCount(2);
});
