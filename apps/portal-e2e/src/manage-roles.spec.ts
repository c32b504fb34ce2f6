import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const role = '二车间培训员';

/** Gives the shown role to somebody in a department. */
async function give(page: Page, account: string, department: string, days?: string): Promise<void> {
  await page.getByRole('button', { name: '给人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '给谁' }).fill(account);
  await page.getByRole('option', { name: new RegExp(account) }).click();
  // The list of people stays open for more of them.
  await page.keyboard.press('Tab');
  await dialog.getByRole('treegrid').getByRole('row', { name: department }).click();
  if (days !== undefined) await dialog.getByRole('button', { name: days, exact: true }).click();
  await dialog.getByRole('button', { name: '给人' }).click();
}

test('an administrator makes a role and gives it for one department; who has it sees that department alone, gives nothing beyond it, and loses it at the next call [AC-10]', async ({
  pageOf,
  trouble,
}) => {
  const boss = await pageOf(people.administrator);
  await boss.goto('/manage/roles');
  await boss.getByRole('button', { name: '添加角色' }).first().click();
  await boss.getByRole('textbox', { name: '名称（中文）' }).fill(role);
  for (const right of ['人员 看', '人员 改', '角色 看', '角色 改'])
    await boss.getByRole('checkbox', { name: right }).check();
  await boss.getByRole('form').getByRole('button', { name: '添加角色' }).click();
  await expect(boss.getByRole('button', { name: new RegExp(role) })).toHaveAttribute('aria-current', 'true');
  await give(boss, people.lecturer.account, '机加二车间', '7 天');
  const holders = boss.getByRole('region', { name: '谁有这个角色' });
  await expect(holders.getByRole('listitem')).toContainText('机加二车间');
  await expect(holders.getByRole('listitem')).toContainText(/到 20\d\d年/);

  // The way to each right is named.
  await holders.getByRole('link').click();
  await expect(boss.getByRole('heading', { level: 1, name: /能做什么，为什么/ })).toBeVisible();
  const ways = boss.getByRole('list', { name: '为什么' });
  await expect(ways).toContainText(`角色 ${role}`);
  await expect(ways).toContainText('机加二车间');

  // A holder of the role comes into the console, and sees the people of that department alone.
  const lead = await pageOf(people.lecturer);
  await lead.goto('/index');
  await lead.getByRole('button', { name: /的账号/ }).click();
  await lead.getByRole('menuitem', { name: '管理后台' }).click();
  const navigation = lead.getByRole('navigation', { name: '管理后台导航' });
  await navigation.getByRole('link', { name: '角色' }).click();

  // Neither a right nor a department is given that is not held.
  await lead.getByRole('button', { name: '添加角色' }).first().click();
  await expect(lead.getByRole('checkbox', { name: '操作日志 看' })).toBeDisabled();
  await lead.getByRole('button', { name: new RegExp(role) }).click();
  trouble.allow(/status of 4\d\d/);
  await give(lead, people.sun.account, '质量部');
  await expect(lead.getByRole('dialog').getByText('有部门不在您的权限范围内，或已经不在了。')).toBeVisible();
  await lead.keyboard.press('Escape');
  await navigation.getByRole('link', { name: '人员', exact: true }).click();
  const table = lead.getByRole('grid', { name: '人员' });
  await expect(table.getByRole('row', { name: new RegExp(people.sun.account) })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasNotText: '机加二车间' })).toHaveCount(1);

  // Taken back, it is gone at the next call.
  await boss.goto('/manage/roles');
  await holders.getByRole('button', { name: /^从.*收回$/ }).click();
  await boss.getByRole('alertdialog').getByRole('button', { name: '收回' }).click();
  await expect(holders.getByText('还没有人')).toBeVisible();
  await lead.getByRole('searchbox').first().fill('孙');
  await expect(lead.getByText('你没有看这些的权限').first()).toBeVisible();
});

test('an administrator sees the academy as somebody: reading alone, until they end it, and on record [AC-10]', async ({
  pageOf,
}) => {
  const boss = await pageOf(people.chief);
  await boss.goto('/manage/people');
  const table = boss.getByRole('grid', { name: '人员' });
  await expect(table.getByRole('row', { name: /L1042/ })).toBeVisible();
  await boss.keyboard.press('/');
  await boss.keyboard.type('L1042');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('row', { name: /L1042/ }).click();
  await boss.getByRole('complementary').getByRole('button', { name: '像本人那样看' }).click();
  await boss.getByRole('alertdialog').getByRole('button', { name: '像本人那样看' }).click();
  const bar = boss.getByRole('complementary', { name: /^(以别人的身份查看|Seeing as somebody)$/ });
  await expect(bar).toContainText(/只能看，不能改|You can change nothing/);
  await boss.goto('/course');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: /^(结束|End)$/ }).click();
  await expect(boss).toHaveURL(/\/manage\/people\?open=/);
  await boss.goto('/manage/audit');
  const log = boss.getByRole('grid', { name: '操作日志' });
  await expect(log.getByRole('row').filter({ hasText: '以其身份查看了' }).first()).toBeVisible();
});
