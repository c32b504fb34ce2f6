import { exchangeProduct } from '@banyan/contracts/mall';
import type { Locator } from '@playwright/test';
import { takeCall } from './support/calls.ts';
import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('points are earned by signing in, exchanged, and given back when the exchange is called off; what is mailed goes to an address from the book [MA-01] [MA-02] [MA-03] [MA-05]', async ({
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.lecturer);
  const balance = page.getByRole('region', { name: '积分余额' });
  await page.goto('/my/my-integral');
  const spendable = balance.getByRole('definition').first();
  const before = Number((await spendable.innerText()).replaceAll(',', ''));
  const after = (change: number) => (before + change).toLocaleString('en');
  await balance.getByRole('button', { name: '签到' }).click();
  await page.getByRole('button', { name: '签到，得 5 积分' }).press('Enter');
  await expect(page.getByText('得到 5 积分，已连续签到 1 天。')).toBeVisible();
  await page.getByRole('button', { name: '明天再来' }).press('Escape');
  await expect(spendable).toHaveText(after(5));
  await expect(page.getByRole('list', { name: '积分明细' })).toContainText('每日签到');

  await page.getByRole('link', { name: '积分商城' }).click();
  // A product opens beside the list, which stays where it is.
  await expect(page.getByRole('link', { name: '《现场改善》第二版' })).toHaveAttribute('target', '_blank');
  await page.goto('/shopMall/shopDetail/1005');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('《现场改善》第二版');
  const exchange = page.getByRole('button', { name: '用 320 积分兑换' });
  trouble.allow(/net::ERR_FAILED/);
  await takeCall(page, exchangeProduct, (route) => route.abort());
  await exchange.click();
  await expect(page.getByRole('alert')).toContainText('积分没有变', { timeout: 20_000 });
  await page.unrouteAll();
  await exchange.click();
  const done = page.getByRole('dialog', { name: '换好了' });
  await expect(done).toContainText(after(5 - 320));
  await done.getByRole('link', { name: '看兑换记录' }).click();

  const row = page.getByRole('list', { name: '兑换记录' }).getByRole('listitem');
  await expect(row).toContainText('待领取');
  await row.getByRole('button', { name: '出示兑换码' }).click();
  await expect(page.getByRole('dialog', { name: '自提兑换码' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '取消兑换' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消兑换' }).click();
  await expect(row).toContainText('已取消');
  await expect(spendable).toHaveText(after(5));

  // Goods sent by mail need an address: province, city and district are chosen one after the other.
  await page.goto('/my/my-integral?view=addresses');
  await page.getByRole('button', { name: '添加地址' }).click();
  const form = page.getByRole('dialog', { name: '添加地址' });
  await form.getByLabel('收货人').fill('陆怀川');
  await form.getByLabel('手机号').fill('13957412086');
  await form.getByLabel('详细地址').fill('泰山路 88 号 3 幢');
  await form.getByRole('button', { name: '保存' }).click();
  const region = (label: RegExp) => form.getByRole('combobox', { name: label });
  const [province, city, district] = [region(/^省/), region(/^市/), region(/^区县/)];
  await expect(province).toHaveAccessibleDescription('请填写');
  const choose = async (box: Locator, typed: string, name: string) => {
    await box.fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
    await expect(box).toHaveValue(name);
  };
  await choose(province, '浙江', '浙江省');
  await choose(city, '宁波', '宁波市');
  await choose(district, '海曙', '海曙区');
  // Another city: what lay in the one before is asked for again.
  await choose(city, '温州', '温州市');
  await expect(district).toHaveValue('');
  await choose(city, '宁波', '宁波市');
  await choose(district, '北仑', '北仑区');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const line = /浙江省\s*宁波市\s*北仑区\s*泰山路 88 号 3 幢/;
  await expect(page.getByRole('list', { name: '地址簿' })).toContainText(line);

  await page.goto('/shopMall/shopDetail/1013');
  await page.getByRole('radio', { name: /^邮寄/ }).check();
  await expect(page.getByRole('radio', { name: /^邮寄/ })).toHaveAccessibleDescription(line);
  await page.getByRole('button', { name: '用 160 积分兑换' }).click();
  await done.getByRole('link', { name: '看兑换记录' }).click();
  await expect(row.first()).toContainText('等待寄出');
  await expect(row.first()).toContainText(line);
});

test('what the post has brought is confirmed, and can be returned [MA-02]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/my/my-integral?view=exchanges');
  const row = page
    .getByRole('list', { name: '兑换记录' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '确认收到' }) });
  await expect(row).toContainText('顺丰');
  const number = (await row.innerText()).match(/订单 (\S+)/)?.[1] ?? 'none';
  await row.getByRole('button', { name: '确认收到' }).click();
  const own = page.getByRole('list', { name: '兑换记录' }).getByRole('listitem').filter({ hasText: number });
  await expect(own).toContainText('已兑换');
  await own.getByRole('button', { name: '退回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退回' }).click();
  await expect(own).toContainText('已申请退回，等管理员收到商品');

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=mall&show=return');
  await desk
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('button', { name: '已收到，退还积分' })
    .click();
  await expect(desk.getByRole('listitem').filter({ hasText: number })).toBeHidden();
  await page.reload();
  await expect(own).toContainText('已退回');
});

test('rankings show the own place, and let a name be kept out [MA-06]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/top?in=year');
  await expect(page.getByRole('list', { name: '名次' }).getByText('李思远')).toBeVisible();
  const shown = page.getByRole('switch', { name: '我的名字出现在榜上' });
  await shown.click();
  await expect(page.getByRole('list', { name: '名次' }).getByText('李思远')).toBeHidden();
  await page.reload();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(page.getByRole('list', { name: '名次' }).getByText('李思远')).toBeVisible();
});

test('seven days of signing in, day by day, bring more on the seventh, and a missed day begins anew [MA-05]', async ({
  page,
  server,
  trouble,
}) => {
  const dayMs = 86_400_000;
  // While both clocks are put on, one after the other, the live channel asks by the wrong one, and asks again.
  trouble.allow(/live\/(?:open|stream)/);
  await page.goto('/login?backUrl=/my/my-integral');
  await page.getByLabel('30 天内免登录').check();
  await fillLogin(page, people.sun);
  const balance = page.getByRole('region', { name: '积分余额' });
  const spendable = balance.getByRole('definition').first();
  const points = async () => Number((await spendable.innerText()).replaceAll(',', ''));
  const signing = page.getByRole('dialog');
  const begun = Date.now();
  /** Comes back so many days after the first one and signs. */
  const signOn = async (day: number, { points: brings, streak }: { points: number; streak: number }) => {
    await server.setAhead(day * dayMs);
    await page.clock.setSystemTime(begun + day * dayMs);
    await page.goto('/my/my-integral');
    const before = await points();
    await balance.getByRole('button', { name: '签到' }).click();
    await expect(signing.getByRole('listitem')).toHaveCount(7);
    await signing.getByRole('button', { name: `签到，得 ${brings} 积分` }).click();
    await expect(signing.getByText(`得到 ${brings} 积分，已连续签到 ${streak} 天。`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(spendable).toHaveText((before + brings).toLocaleString('en'));
    await expect(balance.getByRole('button', { name: '已签到' })).toBeVisible();
  };
  try {
    await expect(spendable).toBeVisible();
    for (let day = 0; day < 6; day += 1) await signOn(day, { points: 5, streak: day + 1 });
    await signOn(6, { points: 20, streak: 7 });
    await signOn(8, { points: 5, streak: 1 });
  } finally {
    await server.setAhead(0);
  }
});
