import { nextPk, pkBattle, pkHall } from '@banyan/contracts/exam';
import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Texts of the answers to calls that must not tell what is right. */
function keptBack(page: Page): string[] {
  const sent: string[] = [];
  page.on('response', (response) => {
    const call = new URL(response.url()).searchParams.get('r') ?? '';
    if (![nextPk, pkBattle, pkHall].some(({ name }) => name === call)) return;
    // One that comes while the page is closed has no text any more.
    response.text().then(
      (text) => sent.push(text),
      () => undefined,
    );
  });
  return sent;
}

const go = (page: Page) => page.getByRole('button', { name: /^(开始第 1 题|继续第 \d+ 题|下一题)/ });
const told = (page: Page) => page.getByRole('button', { name: /^(下一题|看结果)/ });

/** Gives every question left up; the letters of the right options of those that were shown, by number. */
async function giveUp(page: Page, from: number): Promise<Map<number, string>> {
  const right = new Map<number, string>();
  for (let no = from; no <= 10; no += 1) {
    await go(page).click();
    const sheet = page.getByRole('region', { name: `第 ${no} 题`, exact: true });
    await sheet.waitFor();
    await page.getByRole('button', { name: '不会，看答案' }).click();
    await told(page).waitFor();
    const [, letters = ''] = /正确答案是 ([A-Z]+)。/.exec(await sheet.innerText()) ?? [];
    right.set(no, letters);
  }
  return right;
}

/** Gives the first questions up, the one of this number is answered rightly, and the rest are given up. */
async function winBy(page: Page, winning: number, letter: string): Promise<void> {
  for (let no = 1; no <= 10; no += 1) {
    await go(page).click();
    await page.getByRole('region', { name: `第 ${no} 题`, exact: true }).waitFor();
    if (no === winning) await page.keyboard.press(letter.toLowerCase());
    else await page.getByRole('button', { name: '不会，看答案' }).click();
    await told(page).waitFor();
  }
}

test('two colleagues fight a battle in two browsers: told at once, answered once, through a lost connection, and who answers one question wins [PK-01] [EX-10]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  const one = await pageOf(people.lecturer);
  const two = await pageOf(people.administrator);
  const sent = keptBack(one);
  const listening = two.waitForRequest((request) => request.url().includes('/live/stream'));
  await two.goto('/pk');
  await expect(two.getByText('现在没人约你')).toBeVisible();
  await listening;

  await one.goto('/my/my-practice');
  await one.getByRole('navigation', { name: '学习中心' }).getByRole('link', { name: '对战' }).click();
  await one.getByRole('button', { name: '参加对战' }).click();
  await expect(one.getByText('已参加，200 积分到账')).toBeVisible();
  await one.getByText('约同事', { exact: true }).click();
  await one.getByRole('button', { name: '选同事' }).click();
  const finder = one.getByRole('dialog', { name: '约同事' });
  await finder.getByLabel('捎句话').fill('输的人请喝茶');
  await finder.getByRole('searchbox', { name: '按姓名找' }).fill('赵敏');
  await finder.getByRole('searchbox', { name: '按姓名找' }).press('Enter');
  await finder.getByRole('button', { name: '约战' }).click();
  await one.waitForURL(/\/pk\/battle\/\d+/);

  // The other one hears of it without asking.
  await expect(two.getByText('“输的人请喝茶”')).toBeVisible();
  await two.getByRole('button', { name: '应战' }).click();
  await two.waitForURL(one.url());

  await go(one).press('Enter');
  await expect(two.getByText('还在想')).toBeVisible();
  expect(sent.join('\n')).not.toMatch(/"(key|explanation)":/);

  // Answers given without a connection are sent once there is one, and the battle goes on.
  await one.context().setOffline(true);
  await one.getByRole('button', { name: '不会，看答案' }).click();
  await expect(one.getByText('正在判题')).toBeVisible();
  await one.context().setOffline(false);
  await expect(told(one)).toBeVisible();
  await one.reload();
  await expect(one.getByRole('button', { name: /^继续第 2 题/ })).toBeVisible();

  const right = await giveUp(one, 2);
  // One with a single right option is answered by its letter alone.
  const [winning = 0, letter = ''] = [...right].find(([, letters]) => letters.length === 1) ?? [];
  await one.getByRole('button', { name: /^看结果/ }).click();
  await expect(one.getByRole('heading', { name: '你答完了' })).toBeVisible();

  await winBy(two, winning, letter);
  await two.getByRole('button', { name: /^看结果/ }).click();
  await expect(two.getByRole('heading', { name: '你赢了' })).toBeVisible();
  await expect(one.getByRole('heading', { name: '这场没赢' })).toBeVisible();
  await one.getByRole('link', { name: '回到对战大厅' }).click();
  const past = one.getByRole('list', { name: '打过的' });
  await expect(past.getByText('赵敏')).toBeVisible();
  await expect(past.getByText('输', { exact: true })).toBeVisible();
});

test('a battle waits in the demo, and the hero list has one’s own place in sight [PK-01]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/pk');
  const waiting = page.getByRole('list', { name: '约你的' });
  await expect(waiting.getByText('孟凡军')).toBeVisible();
  await expect(waiting.getByText('匿名同事')).toBeVisible();
  await page.getByRole('link', { name: '整个榜单' }).click();
  await expect(page.getByRole('heading', { name: '英雄榜', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '总榜' }).click();
  await expect(page.getByRole('list', { name: '英雄榜名次' }).getByText('李思远（你）')).toBeVisible();
});
