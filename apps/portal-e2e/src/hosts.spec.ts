import { getUserInfo, loginType } from '@banyan/contracts/account';
import { hostAgents } from '@banyan/core-session/testing';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { changeBoot } from './support/boot.ts';
import { isCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const demoEnterprise = fileURLToPath(new URL('../../../demo/hengchuan/enterprise.yaml', import.meta.url));

/** WeCom, as far as the server asks it. */
const wecomPort = 47_913;
const wecom = createServer((request, response) => {
  const isToken = request.url?.startsWith('/cgi-bin/gettoken') ?? false;
  const answer = isToken ? { access_token: 'a' } : { ticket: 't', expires_in: 7200 };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ errcode: 0, ...answer }));
});
test.beforeAll(() => new Promise<void>((resolve) => wecom.listen(wecomPort, '127.0.0.1', resolve)));
test.afterAll(() => void wecom.close());
test.use({
  serverEnv: {
    BANYAN_WECOM: '1001:ww5a1e2b3c:1000002:secret-of-the-journey',
    BANYAN_WECOM_API: `http://127.0.0.1:${wecomPort}`,
  },
});

for (const [name, { embedded, userAgent }] of Object.entries(hostAgents)) {
  const where = embedded === null ? 'in a new tab' : 'in the same window';
  test(`a course opens ${where} under the user agent of ${name} [HO-01] [SH-07]`, async ({ pageOf }) => {
    const page = await pageOf(people.sun, { userAgent });
    await page.goto('/course');
    const course = page.getByRole('main').locator('a[href^="/course/1"]').first();
    await expect(course).toBeVisible();
    if (embedded === null) await expect(course).toHaveAttribute('target', '_blank');
    else await expect(course).not.toHaveAttribute('target', '_blank');
  });
}

test('DingTalk for Mac says where the back office opens, and copies its address [HO-04]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/ForbiddenError/);
  const page = await pageOf(people.administrator, {
    userAgent: hostAgents.dingtalkMac.userAgent,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1, name: '请换浏览器打开管理后台' })).toBeVisible();
  await page.getByRole('button', { name: '复制地址' }).click();
  await expect(page.getByText('地址已复制')).toBeVisible();
});

test('a meeting is told what is in view, half a second after it has arrived [HO-03]', async ({ pageOf }) => {
  const page = await pageOf(people.sun, { userAgent: hostAgents.meeting.userAgent });
  await page.addInitScript(() => {
    const told: object[] = [];
    Object.assign(window, { told, meetingShare: { config: (shared: object) => told.push(shared) } });
  });
  await page.goto('/course');
  const told = () =>
    page.evaluate(() => (window as unknown as { told: { title: string; link: string }[] }).told.at(-1));
  await expect.poll(async () => (await told())?.link).toMatch(/\/course$/);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link').first().click();
  await expect.poll(async () => (await told())?.link).not.toMatch(/\/course$/);
});

test('WeCom shows the name of who is here, by a signature of the server; without its kit that is an alert [HO-02] [ER-06]', async ({
  pageOf,
  server,
  trouble,
}, testInfo) => {
  // The id of the enterprise there comes in as an operator brings it.
  const written = testInfo.outputPath('enterprise.yaml');
  await writeFile(written, `${await readFile(demoEnterprise, 'utf8')}\ncorp_ids: { wecom: ww5a1e2b3c }\n`);
  await server.import([['enterprise', written]]);
  trouble.allow(/net::ERR_FAILED/, /ERR_BLOCKED/);
  const page = await pageOf(people.sun, { userAgent: hostAgents.wecomWindows.userAgent });
  let user: object = {};
  await changeBoot(page, (answers) =>
    Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => {
        if (!key.startsWith(`${loginType.name}?`)) return [key, answer];
        const { userinfo } = answer as { userinfo: object };
        user = { ...userinfo, weixin_UserId: 'sun-in-wecom' };
        return [key, { ...(answer as object), userinfo: user }];
      }),
    ),
  );
  await page.route(
    () => true,
    (route, request) =>
      isCall(request, getUserInfo) ? route.fulfill({ json: { status: 'Y', data: user } }) : route.fallback(),
  );
  const kit = `window.wx = { agentConfig: (options) => { window.signed = options; options.success(); } };`;
  await page.route('https://res.wx.qq.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: kit }));
  await page.route('https://open.work.weixin.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/index');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { signed?: { signature: string } }).signed?.signature))
    .toMatch(/^[0-9a-f]{40}$/);
  await page.getByRole('button', { name: /的账号$/ }).click();
  await expect(page.locator('ww-open-data[openid="sun-in-wecom"]')).toBeAttached();

  await page.route('https://open.work.weixin.qq.com/**', (route) => route.abort());
  const alerted = page.waitForEvent('dialog');
  const opened = page.goto('/course');
  const dialog = await alerted;
  expect(dialog.message()).toContain('企业微信没有授权显示姓名');
  await dialog.accept();
  await opened;
});
