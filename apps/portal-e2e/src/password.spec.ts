import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a password is changed by who knows the old one, and another device is out at its next call [SE-14]', async ({
  newContext,
  pageOf,
  server,
  trouble,
}) => {
  const page = await pageOf(people.zhou);
  const other = await (await newContext({ baseURL: server.origin(people.zhou.host) })).newPage();
  await other.goto('/login');
  await fillLogin(other, people.zhou);
  await expect(other).toHaveURL(/\/index/);
  await page.goto('/editor/personalData');
  await page.getByRole('link', { name: '修改密码' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '修改密码' })).toBeVisible();
  const fill = async (old: string, password: string) => {
    await page.getByLabel('当前密码').fill(old);
    await page.getByLabel('新密码', { exact: true }).fill(password);
    await page.getByLabel('再输一次新密码').fill(password);
    await page.keyboard.press('Enter');
  };
  trouble.allow(/status of 422/);
  await fill('Banyan2027', 'Birch4271');
  await expect(page.getByText('当前密码不对')).toBeVisible();
  await fill(people.zhou.password, 'Birch4271');
  await expect(page.getByText('密码已修改，1 台其他设备已退出登录')).toBeVisible();

  trouble.allow(/status of 401/);
  await other.goto('/my/index');
  await expect(other).toHaveURL(/\/login/);
  await fillLogin(other, { ...people.zhou, password: 'Birch4271' });
  await expect(other).toHaveURL(/\/my\/index/);

  // As the other journeys know it.
  await fill('Birch4271', people.zhou.password);
  await expect(page.getByText('密码已修改，1 台其他设备已退出登录')).toBeVisible();
});
