import { markAnswer, suggestMark } from '@banyan/contracts/exam';
import { takeCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an administrator marks a paper by keyboard with a suggestion, answers an appeal, and the learner sees the result [EX-09] [EX-11]', async ({
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.administrator);
  await page.goto('/index');
  await page.getByRole('button', { name: '赵敏 的账号' }).click();
  await page.getByRole('menuitem', { name: '批阅' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '批阅' })).toBeVisible();

  // All answers of the demo learner, whose paper waits.
  await page.goto('/review?tab=exam&by=paper&exam=1108&attempt=11081');
  const list = page.getByRole('region', { name: '待批的作答' });
  const current = list.locator('ol a[aria-current]');
  await expect(current).toBeVisible();
  await expect(page.getByRole('button', { name: '要建议' })).toBeVisible();
  trouble.allow(/net::ERR_FAILED/);
  await takeCall(page, suggestMark, (route) => route.abort());
  await page.keyboard.press('g');
  await expect(page.getByText(/评分建议没有生成/)).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('g');
  await expect(page.getByText(/关键词评分建议 \d+ 分/)).toBeVisible();
  const send = page.getByRole('button', { name: '记分，下一份' });
  await expect(send).toBeDisabled();
  await page.keyboard.press('a');
  await expect(send).toBeEnabled();
  await page.keyboard.press('c');
  await page.keyboard.type('要点都写到了。');

  // A lost network costs nothing that was entered.
  await takeCall(page, markAnswer, (route) => route.abort());
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('填的内容都还在。')).toBeVisible();
  await page.unrouteAll();
  const first = (await current.getAttribute('href')) ?? '';
  await page.keyboard.press('Control+Enter');
  await expect(current).not.toHaveAttribute('href', first);

  // The other answer of the paper: with it the result is out.
  await expect(page.getByRole('button', { name: '要建议' })).toBeVisible();
  await page.keyboard.press('g');
  await page.getByRole('button', { name: '采纳' }).click();
  await expect(send).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(current).not.toHaveAttribute('href', /attempt=11081/);
  const learner = await pageOf(people.li);
  await learner.goto('/task/exam/result/11081');
  await expect(learner.getByText(/满分通过|通过了|没有通过/).first()).toBeVisible();

  await page.getByRole('tab', { name: /申诉/ }).click();
  const appeal = page.getByRole('listitem').filter({ hasText: '少给了 2 分' });
  await appeal.getByRole('textbox', { name: '答复学员' }).fill('已重新批阅。');
  await appeal.getByRole('button', { name: '维持原判' }).click();
  await expect(appeal).toBeHidden();
  await page.getByRole('link', { name: '已处理' }).click();
  await expect(page.getByText('已重新批阅。')).toBeVisible();
});
