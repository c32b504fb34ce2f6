import Provider from 'oidc-provider';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { comeIn, people } from './support/people.ts';
import { fillSlider, smsCode } from './support/phone.ts';
import { expect, test } from './support/test.ts';

// A server without a gateway offers codes outside of production alone, where they are read at `/dev/inbox`.
test.use({ serverEnv: { NODE_ENV: 'development' } });

test('somebody from outside asks for access, waits, is let in by an administrator and comes in [SE-03] [SE-08]', async ({
  newContext,
  pageOf,
  server,
}) => {
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: '外部访客申请进入' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '申请进入衡川学堂' })).toBeVisible();
  await page.getByLabel('手机号', { exact: true }).fill('139 1234 5678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await fillSlider(page);
  await page.getByRole('textbox', { name: '验证码' }).fill(await smsCode(page, '+8613912345678'));
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('姓名').fill('吴敏慧');
  await page.getByLabel('所在单位').fill('联泰刀具');
  await page.getByLabel('申请原因').fill('派驻机加二车间，要先学安全课');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: '等待管理员审核' })).toBeVisible();
  // The request is shown again after coming back.
  await page.goto('/login?way=outsider');
  await expect(page.getByRole('heading', { name: '等待管理员审核' })).toBeVisible();

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=outsiders');
  const row = desk.getByRole('listitem').filter({ hasText: '吴敏慧' });
  await expect(row).toContainText('+86 139 1234 5678');
  await row.getByRole('button', { name: '通过' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: '查看进展' }).click();
  await expect(page.getByRole('heading', { name: '申请已通过' })).toBeVisible();
  // This page has not proved the number: it is proved once more.
  await page.getByRole('button', { name: '验证手机号' }).click();
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible();

  // The console lists the visitor, who leaves that list as a member of a department.
  await desk.goto('/manage/people/visitors');
  const visitors = desk.getByRole('grid', { name: '访客' });
  await visitors.getByRole('row', { name: /吴敏慧/ }).click();
  const panel = desk.getByRole('complementary', { name: '吴敏慧' });
  await expect(panel).toContainText('派驻机加二车间，要先学安全课');
  await panel.getByRole('button', { name: '加入部门' }).click();
  const question = desk.getByRole('alertdialog');
  await question
    .getByRole('treegrid')
    .getByRole('row', { name: /质量部/ })
    .click();
  await question.getByRole('button', { name: '加入部门' }).click();
  await expect(question).toContainText('已完成：1 人');
  await question.getByRole('button', { name: '关闭' }).last().click();
  await expect(visitors.getByRole('row', { name: /吴敏慧/ })).toHaveCount(0);
});

test('a phone confirms a login on another screen, once; a refused one opens nothing [SE-03]', async ({
  newContext,
  server,
}) => {
  const origin = server.origin('hengchuan');
  const screen = await (await newContext({ baseURL: origin })).newPage();
  await screen.goto('/login?way=scan&backUrl=%2Fcourse');
  await expect(screen.getByRole('img', { name: /登录二维码/ })).toBeVisible();
  // The address of the picture is a link too, for those who cannot scan.
  const read = async () => (await screen.getByRole('link', { name: /扫不了/ }).getAttribute('href')) ?? '';
  const first = await read();

  const phoneContext = await newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  await comeIn(phoneContext, server, people.li);
  const phone = await phoneContext.newPage();
  await phone.goto(first);
  await expect(phone.getByText('电脑会以 李思远 的身份登录。')).toBeVisible();
  await expect(screen.getByText('李思远，已扫描')).toBeVisible();
  await phone.getByRole('button', { name: '不是我，拒绝' }).click();
  await expect(screen.getByText('手机上拒绝了登录')).toBeVisible();

  await screen.getByRole('button', { name: '换一个二维码' }).click();
  await expect(screen.getByText('用手机扫一扫登录')).toBeVisible();
  await expect.poll(read).not.toBe(first);
  await phone.goto(await read());
  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  await screen.waitForURL(`${origin}/course`);
  await expect(screen.getByRole('button', { name: '李思远 的账号' })).toBeVisible();
});

test('a learner joins a public academy and reads the announcement [SE-08] [SH-12]', async ({ pageOf }) => {
  const page = await pageOf(people.mia);
  await page.goto('/index');
  await page.getByRole('button', { name: '查看全文' }).click();
  await expect(page.getByRole('dialog')).toContainText('12 月 1 日');
  await page.goto('/switchEnterprise');
  await page.getByRole('button', { name: /^加入 / }).click();
  await expect(page.getByText('已加入')).toBeVisible();
});

test('single sign-on leads through the provider of the enterprise and back to where one was [SE-03] [AC-14]', async ({
  newContext,
  server,
  trouble,
}) => {
  // The pages of this provider want a font from elsewhere.
  trouble.allow(/fonts\.googleapis/);
  const provider = createServer();
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
  const secret = 'a secret of the client, long enough';
  const origin = server.origin('hengchuan');
  const client = { client_id: 'banyan', client_secret: secret, redirect_uris: [`${origin}/sso/callback`] };
  const oidc = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id }),
    }),
    cookies: { keys: ['of this journey'] },
  });
  provider.on('request', oidc.callback());
  await server.change('sso-cli', ['--eid', '1001', '--issuer', issuer, '--client-id', 'banyan', '--name', '衡川通'], {
    BANYAN_SSO_SECRET: secret,
  });

  const page = await (await newContext({ baseURL: origin })).newPage();
  await page.goto('/login?backUrl=%2Fcourse');
  await page.getByRole('link', { name: '用 衡川通 登录' }).click();
  await page.locator('input[name="login"]').fill('nobody');
  await page.locator('input[name="password"]').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('这里没有对应的账号')).toBeVisible();

  const other = await (await newContext({ baseURL: origin })).newPage();
  await other.goto('/login?backUrl=%2Fcourse');
  await other.getByRole('link', { name: '用 衡川通 登录' }).click();
  await other.locator('input[name="login"]').fill('H20381');
  await other.locator('input[name="password"]').fill('x');
  await other.getByRole('button', { name: 'Sign-in' }).click();
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.waitForURL(`${origin}/course`);
  await expect(other.getByRole('button', { name: '李思远 的账号' })).toBeVisible();

  // A desktop program, or another system, that brings no code: the provider, which knows them, leads on.
  for (const address of ['/loginPc?from=pc&redirect=%2Ftask', '/transferLogin?redirect=%2Ftask']) {
    await other.context().clearCookies({ domain: new URL(origin).hostname });
    await other.goto(`${origin}${address}`);
    await other.waitForURL(`${origin}/task`);
    await expect(other.getByRole('button', { name: '李思远 的账号' })).toBeVisible();
  }
  await new Promise((closed) => provider.close(closed));
});

test('one click logs in whose number the phone’s carrier says; another number, a cancelled and a copied login open nothing [SE-03] [AC-14]', async ({
  newContext,
  server,
}) => {
  const origin = server.origin('hengchuan');
  const page = await (await newContext({ baseURL: origin })).newPage();
  const begin = async (number: string) => {
    await page.goto('/login?backUrl=%2Fcourse');
    await page.getByRole('link', { name: '本机号码一键登录' }).click();
    await page.getByRole('textbox', { name: /Number/ }).fill(number);
  };
  await begin('+8613900000001');
  await page.getByRole('button', { name: 'Log in with this number' }).click();
  await expect(page.getByText('这个手机号没有对应的账号')).toBeVisible();

  await begin('+8613805716620');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('没有取到本机号码')).toBeVisible();

  // A login started in one browser cannot be finished in another.
  await begin('+8613805716620');
  const other = await (await newContext({ baseURL: origin })).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Log in with this number' }).click();
  await expect(other.getByText('这次一键登录已经过期')).toBeVisible();

  await begin('+86 138 0571 6620');
  await page.getByRole('button', { name: 'Log in with this number' }).click();
  await page.waitForURL(`${origin}/course`);
  await expect(page.getByRole('button', { name: '李思远 的账号' })).toBeVisible();
});
