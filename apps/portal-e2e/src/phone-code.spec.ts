import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { fillSlider, smsCode } from './support/phone.ts';
import { expect, test } from './support/test.ts';

// A server without a gateway offers codes outside of production alone, where they are read at `/dev/inbox`.
test.use({ serverEnv: { NODE_ENV: 'development' } });

const national = '138 0571 6620';
const another = '139 1234 5678';

async function askFor(page: Page, number: string) {
  await page.getByLabel('手机号', { exact: true }).fill(number);
  await page.getByRole('button', { name: '获取验证码' }).click();
}

test('comes in by a code from the phone, after a slider moved by keys; wrong number, slider and code are told apart [SE-03] [SE-06]', async ({
  newContext,
  server,
  trouble,
}) => {
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await page.goto('/login?backUrl=%2Fcourse');
  await page.getByRole('tab', { name: '验证码' }).click();
  await expect(page).toHaveURL(/way=code/);
  await askFor(page, '138');
  await expect(page.getByText('这个国家或地区没有这样的手机号，请核对')).toBeVisible();

  trouble.allow(/status of 422/);
  await askFor(page, national);
  await fillSlider(page, 30);
  await expect(page.getByText('没有对准缺口，换了一张图，请再试一次')).toBeVisible();
  await fillSlider(page);
  await expect(page.getByText(/验证码会发到 \+86 138 \*{4} 6620/)).toBeVisible();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();

  const code = await smsCode(page, '+8613805716620');
  const field = page.getByRole('textbox', { name: '验证码' });
  await expect(field).toBeFocused();
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('验证码不对，请核对短信')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/course$/);
});

test('a forgotten password is replaced by a code, and the phone of an account is another afterwards [SE-06] [SE-14]', async ({
  newContext,
  server,
  trouble,
}) => {
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).press('Enter');
  // The link has gone with its form; the keyboard goes on at the content.
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: '重设密码' })).toBeVisible();
  const sun = '139 6218 0417';
  await askFor(page, sun);
  // The picture is not needed by those who cannot see it.
  await page.getByRole('button', { name: '看不到图片？让浏览器自动验证' }).click();
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused({ timeout: 60_000 });
  await page.getByRole('textbox', { name: '验证码' }).fill(await smsCode(page, '+8613962180417'));
  await page.getByLabel('新密码', { exact: true }).fill(people.sun.password);
  await page.getByLabel('再输一次新密码').fill(people.sun.password);
  await page.getByRole('button', { name: '重设密码并登录' }).click();
  await expect(page).toHaveURL(/\/index/);

  await page.goto('/editor/personalData');
  await page.getByRole('link', { name: '更换手机号' }).click();
  await expect(page.getByText('+86 139 **** 0417')).toBeVisible();
  const change = async (number: string, full: string, password: string = people.sun.password) => {
    await page.getByLabel('登录密码').fill(password);
    await page.getByLabel('新手机号').fill(number);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await fillSlider(page);
    if (full !== '') await page.getByRole('textbox', { name: '验证码' }).fill(await smsCode(page, full));
  };
  trouble.allow(/status of 422/);
  await change(sun, '');
  await expect(page.getByText('这就是你现在的手机号，请换一个')).toBeVisible();
  await change(another, '+8613912345678', 'Banyan2027');
  await page.getByRole('button', { name: '更换手机号' }).click();
  await expect(page.getByText('登录密码不对')).toBeVisible();
  await page.getByLabel('登录密码').fill(people.sun.password);
  await page.getByRole('button', { name: '更换手机号' }).click();
  await expect(page.getByText('手机号已更换')).toBeVisible();
  await expect(page.getByText('+86 139 **** 5678')).toBeVisible();
});

test('somebody new registers in a department from the login page, and comes in [SE-08] [AC-08]', async ({
  newContext,
  server,
}) => {
  const page = await (await newContext({ baseURL: server.origin('larkfield'), locale: 'en-GB' })).newPage();
  await page.goto('/login?loginType=register&backUrl=%2Fcourse');
  await expect(page.getByRole('heading', { level: 1, name: 'Register with Larkfield Academy' })).toBeVisible();
  await page.getByRole('button', { name: 'Register and log in' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Priya Nair');
  await page.getByRole('combobox', { name: 'Department' }).fill('cold');
  await page.getByRole('option', { name: 'Warehousing / Cold store' }).click();
  await page.getByLabel('Country or region').selectOption('GB');
  await page.getByLabel('Phone number').fill('07400 123456');
  await page.getByRole('button', { name: 'Send code' }).click();
  await fillSlider(page);
  await page.getByLabel('Code', { exact: true }).fill(await smsCode(page, '+447400123456'));
  await page.getByLabel('Password', { exact: true }).fill('Birch-4271');
  await page.getByLabel('Password again').fill('Birch-4271');
  await page.getByLabel(/Birthday/).fill('1993-02-30');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Register and log in' }).click();
  await expect(page.getByText('There is no such day. Write it as 1993-04-12.')).toBeVisible();
  await page.getByLabel(/Birthday/).fill('1993-02-28');
  await page.getByRole('button', { name: 'Register and log in' }).click();
  await expect(page).toHaveURL(/\/course$/);
  await page.goto('/editor/phonenumber');
  await expect(page.getByText('+44 740 **** 3456')).toBeVisible();
});
