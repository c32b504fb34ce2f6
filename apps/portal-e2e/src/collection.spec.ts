import { setCollected } from '@banyan/contracts/course';
import { isCall, takeCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** One that no other journey studies. */
const courseId = 118;

test('a course is collected on its page, found in the learning centre, taken out, put back, and kept when the network fails [CO-02] [CO-14]', async ({
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.sun);
  await page.goto(`/course/${courseId}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const button = page.getByRole('button', { name: '收藏' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const taken = page.waitForResponse((response) => isCall(response, setCollected));
  await button.click();
  await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true');
  // It shows before the server has it; the next address leaves this page with all that is on its way.
  await taken;

  await page.goto('/my/learn-record');
  await page.getByRole('navigation', { name: '学习中心' }).getByRole('link', { name: '我的收藏' }).click();
  await expect(page).toHaveURL(/\/my\/my-collect$/);
  const collected = page.getByRole('list', { name: '收藏的课程' });
  await expect(collected.getByRole('link', { name: title })).toBeVisible();

  // By keyboard, as anything here.
  await page.getByRole('button', { name: `取消收藏：${title}` }).press('Enter');
  await expect(page.getByText('还没有收藏课程')).toBeVisible();
  await page.getByRole('button', { name: '放回去' }).press('Enter');
  await expect(collected.getByRole('link', { name: title })).toBeVisible();

  trouble.allow(/net::ERR_FAILED/);
  await takeCall(page, setCollected, (route) => route.abort());
  await page.getByRole('button', { name: `取消收藏：${title}` }).click();
  await expect(collected.getByRole('alert')).toHaveText('网络连不上，课程仍在收藏里', { timeout: 20_000 });
  await page.reload();
  await expect(collected.getByRole('link', { name: title })).toBeVisible();
});
