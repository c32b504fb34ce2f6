import { settled } from './support/look.ts';
import { fillLogin, people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

test('pages, calls and files carry their headers', async ({ pageOf, server, trouble }) => {
  trouble.allow(/status of 40[04]/);
  const page = await pageOf(people.sun);
  const answer = await page.goto('/course/103');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `frame-src http://hengchuan.localhost:${server.contentPort}`,
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect(headers['permissions-policy']).toContain('usb=()');
  expect(headers['x-powered-by']).toBeUndefined();

  const [file] = await Promise.all([
    page.waitForResponse((response) => /\.mp4\?/.test(response.url())),
    new PlayerScreen(page).begin(),
  ]);
  expect(new URL(file.url()).port).toBe(String(server.contentPort));
  expect(file.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
  });
  const said = await page
    .evaluate(async () => {
      const call = await fetch('/index.php?r=apiCourse/categoryCache');
      const elsewhere = await fetch('/assets/none.js');
      return [call.status, call.headers.get('content-type'), call.headers.get('cache-control'), elsewhere.status];
    })
    .catch((error: unknown) => String(error));
  expect(said).toEqual([400, 'application/json; charset=utf-8', 'no-store', 404]);
});

for (const backUrl of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
  'http://larkfield.localhost/index',
  '/login?backUrl=%2Flogin',
]) {
  test(`login does not lead to ${backUrl} [AC-14]`, async ({ page, server }) => {
    await page.goto(`/login?backUrl=${encodeURIComponent(backUrl)}`);
    await fillLogin(page, people.sun);
    await page.waitForURL(`${server.origin('hengchuan')}/index`);
  });
}

test('the prompt shows what came by its address as text, and leads to no other site [AC-13, AC-14]', async ({
  page,
  server,
}) => {
  const markup = `<img src=x onerror="document.title='broken'"><a href="https://evil.example">click</a>${'长'.repeat(400)}`;
  const query = new URLSearchParams({
    errorMsg: '900',
    dataInfo: markup,
    url: '//evil.example',
    data: '{"current":1}',
  });
  await page.goto(`/prompt?${query.toString()}`);
  await settled(page);
  const said = page.getByText('<img src=x onerror=');
  await expect(said).toBeVisible();
  expect((await said.innerText()).length).toBeLessThan(260);
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'click' })).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
  await page.getByRole('button', { name: '刷新' }).click();
  await page.waitForURL(`${server.origin('hengchuan')}/login?**`);
});

test('what opens on the screens breaks no policy', async ({ pageOf, trouble }) => {
  const page = await pageOf(people.mia);
  await page.goto('/index');
  await settled(page);
  await page.getByRole('button', { name: /的账号$/ }).click();
  await page.getByRole('menuitem', { name: '换成深色外观' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '课程' }).click();
  await settled(page);
  for (const filter of ['学习状态', '类型', '时长', '讲师', '费用']) {
    await page.getByRole('button', { name: filter, exact: true }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  await page.getByRole('link', { name: '列表' }).click();
  await expect(page).toHaveURL(/view=list/);

  const player = new PlayerScreen(page);
  await player.open(202);
  await player.begin();
  await player.speed('1.25×');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '课程介绍' }).click();
  await player.leave();
  expect(trouble.unexpected).toEqual([]);
});
