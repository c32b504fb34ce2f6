import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

// The embedded cashier takes the place of Alipay and WeChat Pay; in production there is none.
test.use({ serverEnv: { NODE_ENV: 'development' } });

test('a course is bought with points and opens at once [PY-01] [PY-02]', async ({ pageOf }) => {
  const page = await pageOf(people.mia, { locale: 'en-GB' });
  await page.goto('/course/217');
  await expect(page.getByRole('region', { name: 'Buy this course to study it' })).toContainText('¥19.00');
  await page.getByRole('link', { name: 'Buy course' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  await page.getByRole('radio', { name: 'Points' }).click();
  await page.getByRole('button', { name: 'Pay 200 points' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.getByRole('link', { name: 'Start learning' }).click();
  await expect(page).toHaveURL(/\/course\/217$/);
  await expect(page.getByRole('region', { name: 'Buy this course to study it' })).toBeHidden();
});

test('a refused payment leaves the order, which is then paid and listed with its receipt [PY-01] [PY-03]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.mia, { locale: 'en-GB' });
  await page.goto('/coursePay?id=214');
  await page.getByRole('radio', { name: 'Alipay' }).click();
  const pay = page.getByRole('button', { name: 'Pay ¥19.00' });
  await pay.click();
  const [cashier] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open payment page' }).click(),
  ]);
  await cashier.getByRole('button', { name: 'Refuse to pay' }).click();
  await expect(cashier.getByRole('status')).toContainText('refused');
  await expect(page.getByRole('alert')).toContainText('nothing was charged', { timeout: 30_000 });
  await cashier.close();

  await page.getByRole('button', { name: 'Try again' }).click();
  await pay.click();
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open payment page' }).click(),
  ]);
  await again.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(again.getByRole('status')).toContainText('Paid');
  await again.close();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'See order' }).click();

  const dialog = page.getByRole('dialog', { name: 'Order details' });
  await expect(dialog).toContainText('Alipay');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download receipt' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const list = page.getByRole('list', { name: 'Orders' });
  for (const state of ['Paid', 'Withdrawn', 'Closed']) {
    await expect(list.getByText(state, { exact: true }).first()).toBeVisible();
  }
});

test('the balance pays at once, WeChat Pay by a code that somebody else may pay [PY-01]', async ({ page, pageOf }) => {
  const buyer = await pageOf(people.sun);
  await buyer.goto('/coursePay?id=123');
  await buyer.getByRole('radio', { name: '账户余额' }).click();
  await buyer.getByRole('button', { name: '支付 ¥59.00' }).click();
  await expect(buyer.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await buyer.goto('/coursePay?id=124');
  await buyer.getByRole('radio', { name: '微信支付' }).click();
  await buyer.getByRole('button', { name: '支付 ¥99.00' }).click();
  await expect(buyer.getByRole('img', { name: '微信支付付款码' })).toBeVisible();
  // The phone: it knows the address of the code and nothing of the buyer.
  await page.goto((await buyer.getByRole('link', { name: '打开付款页面' }).getAttribute('href')) ?? '');
  await page.getByRole('button', { name: '付款', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('付款成功');
  await expect(buyer.getByRole('heading', { name: '付款成功' })).toBeVisible({ timeout: 30_000 });
  await buyer.getByRole('link', { name: '去学习' }).click();
  await expect(buyer).toHaveURL(/\/course\/124$/);
  await expect(buyer.getByRole('region', { name: '这门课需要购买' })).toBeHidden();
});
