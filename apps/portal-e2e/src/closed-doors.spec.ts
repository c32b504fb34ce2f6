import { settled } from './support/look.ts';
import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const doors = [
  { host: 'expired', code: '3', title: /^华岳学习平台的服务期到 .+为止$/, contact: '郑海峰' },
  { host: 'locked', code: '4', title: '澜海学院已被锁定', contact: '梁书言' },
  { host: 'deleted', code: '5', title: '旧港学堂已停用', contact: null },
  { host: 'members', code: '2', title: '青禾研习社只对成员开放', contact: '白露' },
] as const;

for (const { host, code, title, contact } of doors) {
  test(`the real ${host} enterprise says so at every door and whom to turn to [AC-03, AC-13]`, async ({
    newContext,
    server,
  }) => {
    const page = await (await newContext({ baseURL: server.origin(host) })).newPage();
    for (const path of ['/', '/course?cat=QM', '/my/learn-record', '/nowhere']) {
      await page.goto(path);
      await page.waitForURL(/\/prompt\?/);
      expect(new URL(page.url()).searchParams.get('errorMsg'), path).toBe(code);
      await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
    }
    if (contact !== null) await expect(page.getByRole('region', { name: '联系人' })).toContainText(contact);
    // Looking again leads to where one wanted to go, and from there back to the reason.
    await page.goto('/course');
    await page.waitForURL(/\/prompt\?errorMsg=\d&url=%2Fcourse$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const asked = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/course',
    );
    await page.getByRole('button', { name: /刷新$/ }).click();
    await asked;
    await page.waitForURL(/\/prompt\?errorMsg=\d&url=%2Fcourse$/);
    for (const path of ['/agreement', '/login?backUrl=%2Fcourse']) {
      await page.goto(path);
      await settled(page);
      expect(`${new URL(page.url()).pathname}${new URL(page.url()).search}`).toBe(path);
    }
    await expect(page.getByLabel(/密码/).first()).toBeVisible();
  });
}

test('the pages before an exam, a programme, an activity and a questionnaire ask visitors of a private enterprise to log in, and stay [AC-06]', async ({
  newContext,
  server,
}) => {
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  for (const path of [
    '/task/exam/excessive/1101',
    '/training/train-detail/1',
    '/task/active-detail/1',
    '/questionnaire/excessive/1',
  ]) {
    await page.goto(path);
    await settled(page);
    const ask = page.getByRole('main').getByRole('button', { name: '登录' });
    await expect(ask.or(page.getByRole('dialog', { name: '登录后继续' })).first(), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a member logs in where others have not joined and is inside [AC-03]', async ({ newContext, server }) => {
  const page = await (await newContext({ baseURL: server.origin('members') })).newPage();
  await page.goto('/index');
  await page.waitForURL(/\/prompt\?errorMsg=2/);
  await expect(page.getByText(/账号.*没有找到/)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '登录', exact: true }).click();
  await page.waitForURL(/\/login\?/);
  await fillLogin(page, people.bai);
  await page.waitForURL('/index');
  await expect(page.getByRole('button', { name: '白露 的账号' })).toBeVisible();
});
