import { coursePracticeResult, startCoursePractice } from '@banyan/contracts/exam';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a course is practised with explanations after each answer, and what came of it stays in the history [CO-10]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  const sent: string[] = [];
  page.on('response', (response) => {
    const call = new URL(response.url()).searchParams.get('r');
    if (call !== startCoursePractice.name && call !== coursePracticeResult.name) return;
    response.text().then(
      (text) => sent.push(text),
      () => undefined,
    );
  });
  await page.goto('/course/101');
  const entry = page.getByRole('link', { name: /课程练习/ });
  await page.goto((await entry.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(page).toHaveURL(/run=\d+/);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toMatch(/"explanation":"[^"]/);

  const first = page.getByRole('region', { name: /^第 1 题/ });
  await first.getByRole('button', { name: '不会，看解析' }).click();
  await expect(first.getByRole('region', { name: '解析' })).toBeVisible();
  await page.getByRole('button', { name: '下一题' }).press('Enter');
  await expect(page.getByRole('region', { name: /^第 2 题/ })).toBeVisible();

  // At the same question, on another day or device.
  await page.reload();
  await expect(page.getByRole('region', { name: /^第 2 题/ })).toBeVisible();
  await page.getByRole('button', { name: '到此为止，看结果' }).click();
  await expect(page.getByRole('region', { name: '练习结果' })).toContainText('对 0 /');
  await page.getByRole('link', { name: '回到练习' }).click();
  await expect(page.getByRole('list', { name: '练习记录' }).getByRole('listitem')).toHaveCount(1);
});

test('where the course says so, answers are kept until they are handed in and can be changed [CO-10]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/coursePractice/118');
  await page.getByRole('button', { name: '开始练习' }).click();
  await page.getByText('全部', { exact: true }).click();
  const choice = page
    .getByRole('region', { name: /^第 \d+ 题/ })
    .filter({ has: page.getByRole('radiogroup', { name: '选项' }) })
    .first();
  await choice.getByRole('radio').first().click();
  await expect(choice.getByText('已保存')).toBeVisible();
  await choice.getByRole('radio').nth(1).click();
  await expect(choice.getByText('已保存')).toBeVisible();
  await page.reload();
  await expect(choice.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('region', { name: '解析' })).toHaveCount(0);
  await page.getByRole('button', { name: '交卷' }).click();
  await expect(page.getByRole('region', { name: '练习结果' })).toBeVisible();
  await expect(page.getByRole('region', { name: '解析' }).first()).toBeVisible();
});
