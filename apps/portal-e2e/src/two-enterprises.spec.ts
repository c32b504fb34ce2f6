import { getUserInfo } from '@banyan/contracts/account';
import { categoryTree, courseDetail, courseList, videoAddress } from '@banyan/contracts/course';
import type { Page } from '@playwright/test';
import { askApi } from './support/askApi.ts';
import { settled } from './support/look.ts';
import { comeIn, logIn, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const factory = { name: '衡川学堂', eid: '1001', course: 101, title: '首件检验与过程巡检实务' };
const shops = { name: '云雀田学院', eid: '1002', course: 201 };

/** Colour of the main action, as painted. */
const inkOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tenant').trim());

test('two enterprises side by side in one browser: names, colours, courses and cookies stay apart [SE-11]', async ({
  context,
  server,
  trouble,
}) => {
  // A look at the live rooms that began just before the logout may be answered after it.
  trouble.allow(/status of 401.*apiLive\/list/);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await logIn(one, server, people.li);
  await logIn(two, server, people.mia);
  await settled(one);
  await settled(two);
  await expect(one).toHaveTitle(new RegExp(`${factory.name}$`));
  await expect(two).toHaveTitle(new RegExp(`${shops.name}$`));
  expect(await inkOf(one)).toBe('#f62d2b');
  expect(await inkOf(two)).toBe('#0a7d5a');
  await expect(one.getByRole('main')).toContainText(factory.title);
  await expect(two.getByRole('main')).not.toContainText(factory.title);

  const sessions = (await context.cookies()).filter(({ name }) => name === 'userInfo');
  expect(sessions.map(({ domain }) => domain).sort()).toEqual(['hengchuan.localhost', 'larkfield.localhost']);

  // Each goes on as who they are when the other one leaves.
  await two.getByRole('button', { name: /的账号$/ }).click();
  await two.getByRole('menuitem', { name: '退出登录' }).click();
  await two.waitForURL(/\/login/);
  await one.reload();
  await expect(one.getByRole('button', { name: '李思远 的账号' })).toBeVisible();
});

test('another enterprise’s course is as absent as one that never was', async ({ pageOf, trouble }) => {
  trouble.allow(/status of 404/);
  const page = await pageOf(people.li);
  await page.goto(`/course/${shops.course}`);
  await expect(page.getByRole('heading', { name: '没有这门课程' })).toBeVisible();
  const foreign = await askApi(page, courseDetail, { id: String(shops.course) });
  const absent = await askApi(page, courseDetail, { id: '999999' });
  expect(foreign).toEqual(absent);
  expect(foreign.body.code).toBe(404);
  const video = await askApi(page, videoAddress, { course_id: String(shops.course), chapter_id: '20101' });
  expect(video.body.code).toBe(404);

  const own = await askApi(page, courseDetail, { id: String(factory.course) });
  expect(own.body.status).toBe('Y');
  const search = {
    state: '',
    duration: '',
    fee: '',
    type: 'all',
    lecturer: '0',
    sort: 'default',
    cursor: '',
    size: '24',
  };
  const found = await askApi(page, courseList, { ...search, 'search[keyword]': '冷链', 'search[catid]': '' });
  expect(found.body.data).toMatchObject({ items: [], count: 0 });
});

test('who says to belong to another enterprise is nobody there', async ({ context, pageOf, page, server, trouble }) => {
  trouble.allow(/status of 401/);
  const own = await pageOf(people.li);
  await own.goto('/index');
  await settled(own);
  expect((await askApi(own, getUserInfo, {})).body.status).toBe('Y');
  const claimed = await askApi(own, categoryTree, {}, { eid: shops.eid });
  expect([claimed.http, claimed.body.code]).toEqual([401, 401]);
  const asSomeoneElse = await askApi(own, getUserInfo, {}, { userid: '1' });
  expect([asSomeoneElse.http, asSomeoneElse.body.code]).toEqual([401, 401]);

  // The factory's session, carried to the shops' address.
  await comeIn(context, server, people.li);
  const [session] = (await context.cookies()).filter(({ name }) => name === 'userInfo');
  if (session === undefined) throw new Error('there is no session');
  await context.addCookies([{ name: 'userInfo', value: session.value, url: server.origin('larkfield') }]);
  await page.goto(`${server.origin('larkfield')}/index`);
  await page.waitForURL(/\/login\?/);
  await context.addCookies([{ name: 'userInfo', value: session.value, url: server.origin('larkfield') }]);
  for (const eid of [factory.eid, shops.eid]) {
    const carried = await askApi(page, getUserInfo, {}, { eid });
    expect([carried.http, carried.body.code]).toEqual([401, 401]);
  }
});
