import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A coming room of the demo, for everyone. */
const title = '控制图开放日：拿你的图来读';
const room = '/course/live/8002';

/** Writes the post of a person in the console. */
async function givePost(page: Page, account: string, post: string) {
  await page.goto(`/manage/people?q=${account}`);
  await page
    .getByRole('grid', { name: '人员' })
    .getByRole('row', { name: new RegExp(account) })
    .click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: '岗位' }).fill(post);
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel.getByRole('button', { name: '保存' })).toBeEnabled();
  await page.reload();
  await expect(panel.getByRole('textbox', { name: '岗位' })).toHaveValue(post);
}

test('a live room is given to a group by rule: whoever falls into it sees it, and no more once they have left [AC-10] [LV-01]', async ({
  pageOf,
  trouble,
}) => {
  test.setTimeout(120_000);
  // People outside of its audience are told that there is no such room.
  trouble.allow(/status of 404/);
  const page = await pageOf(people.administrator);
  const learner = await pageOf(people.sun);
  await learner.goto(room);
  await expect(learner.getByRole('heading', { name: title })).toBeVisible();

  // The rule says whom it would take before it is saved: nobody yet.
  await page.goto('/manage/groups');
  await page.getByRole('button', { name: '添加组' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: '名称（中文）' }).fill('测量员');
  await panel.getByRole('button', { name: '如果' }).click();
  await page.getByRole('option', { name: '岗位' }).click();
  await panel.getByRole('textbox', { name: '岗位' }).fill('测量员');
  await expect(panel.getByText('规则收 0 人')).toBeVisible();
  await panel.getByRole('button', { name: '添加组' }).click();
  await expect(page.getByRole('grid', { name: '组' }).getByRole('row', { name: /测量员/ })).toBeVisible();

  // The room is given to it, and what that does stands there first.
  await page.goto(`/manage/audiences?q=${encodeURIComponent('控制图')}`);
  const row = page.getByRole('grid', { name: '谁能看' }).getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('所有人');
  await row.click();
  await panel.getByRole('radio', { name: '一部分人' }).click();
  await panel.getByRole('button', { name: '组', exact: true }).click();
  await panel.getByRole('combobox', { name: '组' }).fill('测量');
  await page.getByRole('option', { name: '测量员' }).click();
  await page.keyboard.press('Tab');
  await expect(panel.getByText(/^看不到的 \d+ 人$/)).toBeVisible();
  await panel.getByRole('button', { name: '就这 0 人' }).click();
  await expect(row).toContainText('测量员');
  await learner.goto(room);
  await expect(learner.getByRole('heading', { name: title })).toBeHidden();

  // Somebody becomes one of the group, and sees it with the next call; the panel says why.
  await givePost(page, people.sun.account, '测量员');
  await learner.goto(room);
  await expect(learner.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/manage/audiences?open=room-8002');
  await panel.getByRole('searchbox', { name: /^查一个人/ }).fill(people.sun.account);
  await page.keyboard.press('Enter');
  const reasons = panel.getByRole('list', { name: '某人为什么在里面？' });
  await expect(reasons.getByText('在', { exact: true })).toBeVisible();
  await expect(reasons.getByText('1 测量员')).toBeVisible();

  // No more of the group, the person sees it no more.
  await givePost(page, people.sun.account, '');
  await learner.goto(room);
  await expect(learner.getByRole('heading', { name: title })).toBeHidden();
  await page.goto('/manage/audit');
  const log = page.getByRole('grid', { name: '操作日志' });
  await expect(log.getByRole('row').filter({ hasText: '改了谁能看' }).first()).toContainText(title);
});
