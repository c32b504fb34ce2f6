import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a draw takes points, is kept, and can be checked once its seed is open [MA-04]', async ({ pageOf }) => {
  const page = await pageOf(people.lecturer);
  await page.goto('/shopMall');
  await page.getByRole('link', { name: '抽奖', exact: true }).click();
  await expect(page).toHaveURL('/lotteryMall');
  const odds = page.getByRole('region', { name: '概率' });
  await expect(odds.getByRole('row', { name: /保温杯/ })).toContainText('0.3%');
  const open = page.getByRole('button', { name: '公开种子' });
  await expect(open).toBeDisabled();
  const hash = (await page.getByText(/^[0-9a-f]{64}$/).innerText()).trim();

  await page.getByRole('textbox', { name: '我的种子' }).fill('七月的雨');
  await page.getByRole('button', { name: '抽一次' }).click();
  await expect(page.getByText(/^(抽中了：|这次没抽中)/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('今天还能抽 4 次')).toBeVisible();
  const draws = page.getByRole('list', { name: '我的抽奖记录' });
  await expect(draws.getByRole('listitem')).toHaveCount(1);
  await expect(draws).toContainText('种子未公开');

  await open.click();
  await draws.getByRole('button', { name: '验算第 1 次' }).click();
  await expect(page.getByText('四步都对得上。')).toBeVisible();
  await expect(page.getByText(`= ${hash}`)).toBeVisible();
  await expect(page.getByText('与公布的一致')).toHaveCount(4);
  await expect(page.getByText('七月的雨', { exact: true })).toBeVisible();
  await page.goto('/my/my-integral');
  await expect(page.getByRole('list', { name: '积分明细' })).toContainText('抽奖');
});
