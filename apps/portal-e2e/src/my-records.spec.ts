import { readFile } from 'node:fs/promises';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** One that no other journey opens. */
const courseId = 110;

test('an opened course stands in the history until it is taken out; hours and credits are told by years and as tables [CO-14]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.lecturer);
  await page.goto(`/course/${courseId}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await page.goto('/my/browse-history');
  const seen = page.getByRole('list', { name: '看过的课程' });
  await expect(seen.getByRole('listitem').first()).toContainText(title);
  await page.getByRole('button', { name: `从历史中删除：${title}` }).press('Enter');
  await expect(seen.getByRole('link', { name: title })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeHidden();

  const navigation = page.getByRole('navigation', { name: '学习中心' });
  await navigation.getByRole('link', { name: '学时' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的学时' })).toBeVisible();
  await navigation.getByRole('link', { name: '学分' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的学分' })).toBeVisible();
});

test('a year of study is drawn and told as a table, and credits say what they were for [CO-14] [UI-07]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.li);
  await page.goto('/my/my-duration');
  const year = page.getByRole('figure', { name: /年的学习日/ });
  await expect(year.getByRole('img', { name: /天在学习/ })).toBeVisible();
  await year.getByRole('button', { name: '看表格' }).press('Enter');
  await expect(year.getByRole('table')).toBeVisible();

  await page.goto('/my/my-credit');
  const entries = page.getByRole('list', { name: '学分明细' });
  await expect(entries.getByRole('listitem').first()).toContainText('通过考试');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^我的学分 20\d\d\.csv$/);
  expect(await readFile(await saved.path(), 'utf8')).toMatch(
    /^\uFEFF课程,来源,学分,获得时间\r\n.+,通过考试,[\d.]+,20\d\d-\d\d-\d\d \d\d:\d\d\r\n/,
  );
  await page
    .getByRole('link', { name: /^20\d\d$/ })
    .last()
    .press('Enter');
  await expect(page).toHaveURL(/year=20\d\d/);
  await expect(entries.getByRole('listitem').filter({ hasText: '以往学分' })).toContainText('由原系统转入');
});
