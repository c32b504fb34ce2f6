import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an administrator finds a person and changes the post, moves three people and takes it back, locks one, and reads it in the audit log [AC-10]', async ({
  newContext,
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.administrator);
  await page.goto('/manage/people');
  const table = page.getByRole('grid', { name: '人员' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  // The person is found, and the post is another one.
  await page.keyboard.press('/');
  await page.keyboard.type(people.sun.account);
  const found = table.getByRole('row', { name: new RegExp(people.sun.account) });
  await expect(table.getByRole('row')).toHaveCount(2);
  await found.click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: '岗位' }).fill('质检组长');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(found).toContainText('质检组长');

  // Locked, the person is out.
  await panel.getByRole('button', { name: '锁定' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '锁定' }).click();
  await expect(panel.getByText('已锁定')).toBeVisible();
  await page.keyboard.press('Escape');

  // Three others go into another department.
  await page.goto('/manage/people?state=never&view=never');
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  for (const nth of [1, 2, 3]) await table.getByRole('row').nth(nth).getByRole('checkbox').click();
  await page.getByRole('button', { name: '调动' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('treegrid', { name: '调到哪个部门' }).getByRole('row').first().click();
  await dialog.getByRole('button', { name: '调动' }).click();
  await expect(dialog.getByText('已完成：3 人')).toBeVisible();
  await dialog.getByRole('button', { name: '撤回' }).click();
  await expect(dialog.getByText('已撤回：3 人')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  // ⌘K finds somebody from any page, and opens the panel.
  await page.goto('/manage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill(people.li.account);
  await expect(page.getByRole('option', { name: new RegExp(people.li.account) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(people.li.account)).toBeVisible();

  // The present list is kept as a view of one's own, until it is removed.
  await page.goto('/manage/people?type=5&sort=-account');
  await page.getByRole('button', { name: '保存视图' }).click();
  await page.getByRole('textbox', { name: '视图名称' }).fill('讲师，倒序');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.goto('/manage/people');
  await page.getByRole('button', { name: '讲师，倒序' }).click();
  await expect(page).toHaveURL(/type=5&sort=-account/);
  await page.getByRole('button', { name: '删除视图' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除视图' }).click();
  await expect(page.getByRole('button', { name: '讲师，倒序' })).toHaveCount(0);

  // All of it is in the log, with what was before and after.
  await page.goto('/manage/audit');
  const log = page.getByRole('grid', { name: '操作日志' });
  await log.getByRole('row').filter({ hasText: '岗位' }).first().click();
  await expect(page.getByRole('complementary').getByRole('cell', { name: '质检组长' })).toBeVisible();

  // Locked, nobody comes in with that account.
  const other = await (await newContext()).newPage();
  trouble.allow(/status of 4\d\d/);
  await other.goto('/login');
  await fillLogin(other, people.sun);
  await expect(other.getByRole('alert')).toContainText('锁定');
});
