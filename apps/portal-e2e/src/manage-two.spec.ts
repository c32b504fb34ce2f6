import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Opens a person in the panel beside the list. */
async function openPanel(page: Page) {
  await page.goto(`/manage/people?q=${people.sun.account}`);
  await page
    .getByRole('grid', { name: '人员' })
    .getByRole('row', { name: new RegExp(people.sun.account) })
    .click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('textbox', { name: '岗位' })).toBeVisible();
  return panel;
}

test('two administrators at one person: the second sees both versions, goes back to the form, chooses, and neither is lost [AC-10]', async ({
  pageOf,
  trouble,
}) => {
  // The second one's save meets the first one's.
  trouble.allow(/status of 409/);
  const [first, second] = [await pageOf(people.administrator), await pageOf(people.administrator)];
  const [firstPanel, secondPanel] = [await openPanel(first), await openPanel(second)];
  await firstPanel.getByRole('textbox', { name: '岗位' }).fill('首件检验员');
  await firstPanel.getByRole('button', { name: '保存', exact: true }).click();
  await expect(first.getByRole('grid', { name: '人员' })).toContainText('首件检验员');

  await secondPanel.getByRole('textbox', { name: '岗位' }).fill('巡检员');
  await secondPanel.getByRole('button', { name: '保存', exact: true }).click();
  const conflict = second.getByRole('alertdialog', { name: /刚改过这一项/ });
  await expect(conflict.getByRole('row', { name: /岗位/ })).toContainText('巡检员');
  await expect(conflict.getByRole('row', { name: /岗位/ })).toContainText('首件检验员');
  await conflict.getByRole('button', { name: '回到表单' }).first().click();
  await expect(secondPanel.getByRole('textbox', { name: '岗位' })).toHaveValue('巡检员');

  await secondPanel.getByRole('button', { name: '保存', exact: true }).click();
  await conflict.getByRole('button', { name: '用我的' }).click();
  await expect(second.getByRole('grid', { name: '人员' })).toContainText('巡检员');

  // Both versions stand in the person's history.
  await secondPanel.getByRole('tab', { name: '记录' }).click();
  await expect(secondPanel.getByRole('list')).toContainText('首件检验员');
  await expect(secondPanel.getByRole('list')).toContainText('巡检员');
});
