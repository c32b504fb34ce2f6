import { getUserInfo } from '@banyan/contracts/account';
import type { Page } from '@playwright/test';
import { askApi } from './support/askApi.ts';
import { settled } from './support/look.ts';
import { fillLogin, logIn, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const factory = { name: '衡川学堂', course: '首件检验与过程巡检实务' };
const shops = '云雀田学院';

/** Colour of the main action, as painted. */
const inkOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tenant').trim());

/** Keeps every colour of the main action that a document shows from its first frame on, for `inksSeen`. */
const watchInk = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { inksSeen: seen });
    const look = () => {
      const ink = getComputedStyle(document.documentElement).getPropertyValue('--tenant').trim();
      if (ink !== '') seen.add(ink);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const inksSeen = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { inksSeen: ReadonlySet<string> }).inksSeen]);

/** All that a page finds of its host in the browser. */
const keptOn = (page: Page) =>
  page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join('\n'));

test('somebody of several enterprises switches, and nothing of the former one remains in storage, cookies, page or session [SE-10]', async ({
  page,
  newContext,
  server,
  trouble,
}) => {
  trouble.allow(/status of 4(01|22)/);
  await logIn(page, server, people.li);
  await settled(page);
  await expect(page.getByRole('main')).toContainText(factory.course);
  await page.evaluate(() => {
    localStorage.setItem('draft', '首件检验');
    sessionStorage.setItem('draft', '首件检验');
  });
  const [former] = (await page.context().cookies()).filter(({ name }) => name === 'userInfo');
  const { token, userid } = JSON.parse(decodeURIComponent(former?.value ?? '')) as { token: string; userid: string };

  await page.getByRole('button', { name: '李思远 的账号' }).click();
  await page.getByRole('menuitem', { name: '切换企业' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '切换企业' })).toBeVisible();
  const rows = page.getByRole('list', { name: '你所在的企业' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('当前企业');
  await expect(rows.filter({ hasText: '华岳学习平台' })).toContainText('服务期已到');

  const handed = page.waitForRequest(/\/transferLogin\?code=/);
  await page.getByRole('button', { name: `进入 ${shops}` }).click();
  const address = (await handed).url();
  await page.waitForURL(`${server.origin('larkfield')}/index`);
  await settled(page);
  await expect(page).toHaveTitle(new RegExp(`${shops}$`));
  expect(await inkOf(page)).toBe('#0a7d5a');
  await expect(page.getByRole('button', { name: '李思远 的账号' })).toBeVisible();
  const seen = await page.content();
  for (const trace of [factory.name, factory.course, token]) expect(seen).not.toContain(trace);

  // The former one's place in the history shows no page of somebody logged in, and its host keeps nothing.
  await page.goto(`${server.origin('hengchuan')}/index`);
  await page.waitForURL(/\/login\?/);
  const kept = await keptOn(page);
  for (const trace of ['首件检验', token, `"userid":"${userid}"`, '李思远']) expect(kept).not.toContain(trace);
  expect((await page.context().cookies(server.origin('hengchuan'))).some(({ name }) => name === 'userInfo')).toBe(
    false,
  );
  expect((await askApi(page, getUserInfo, {}, { token, userid })).http).toBe(401);

  // The code was good once, for whoever finds the address.
  const other = await (await newContext()).newPage();
  await other.goto(address);
  await expect(other.getByText(/已经用过一次/)).toBeVisible();
  await other.getByRole('link', { name: '用账号登录' }).click();
  await other.waitForURL(/\/login\?/);
});

test('administrators log in through the gateway of the enterprise that they choose [AC-16] [SE-03]', async ({
  page,
  pageOf,
  server,
  trouble,
}) => {
  trouble.allow(/status of 404/);
  await page.goto('/login');
  await page.getByRole('link', { name: '管理员登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '管理员登录' })).toBeVisible();
  await page.getByRole('button', { name: '换一家企业' }).click();
  const field = page.getByLabel('企业编号');
  await field.fill('77');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('没有编号为 77 的企业，请核对')).toBeVisible();
  await field.fill('1002');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(`${server.origin('larkfield')}/loginPc?eid=1002&type=admin`);
  await page.getByRole('main').getByRole('link', { name: '登录', exact: true }).click();
  await fillLogin(page, people.chief);
  await page.waitForURL(`${server.origin('larkfield')}/manage`);

  const learner = await pageOf(people.li);
  await learner.goto('/loginPc?eid=1001&type=admin');
  await expect(learner.getByText('李思远 没有管理员权限')).toBeVisible();
});

test('a portal inside the enterprise is chosen in the menu, and its name and colours stay [SH-13]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.mia);
  await watchInk(page);
  await page.goto('/index');
  await settled(page);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /的账号$/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`门户：${name}`) }).click();
  };
  await page.getByRole('button', { name: /的账号$/ }).click();
  await expect(page.getByRole('menuitem', { name: /门户：/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await choose('物流学院');
  await expect(page.getByRole('link', { name: '物流学院，首页' })).toBeVisible();
  await expect.poll(() => inkOf(page)).toBe('#1f5fae');
  const painted = await page.reload();
  // The very first picture has them: the server's page, before any program runs.
  expect(await painted?.text()).toContain('data-theme-color="#1f5fae"');
  await expect(page.getByRole('link', { name: '物流学院，首页' })).toBeVisible();
  await settled(page);
  // Not for a frame does it show the colour of the enterprise.
  expect(await inksSeen(page)).toEqual(['#1f5fae']);
  await choose(shops);
  await expect(page.getByRole('link', { name: `${shops}，首页` })).toBeVisible();
  await expect.poll(() => inkOf(page)).toBe('#0a7d5a');
});
