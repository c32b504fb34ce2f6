import playwright from '../playwright.config.ts';
import { cameraArguments, showToCamera } from './support/fakeCamera.ts';
import { logIn, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const usual = playwright.use?.launchOptions ?? {};
test.use({ launchOptions: { ...usual, args: [...(usual.args ?? []), ...cameraArguments] } });
// A second or two, and the models come first.
test.describe.configure({ timeout: 180_000 });
const aFace = { timeout: 30_000 };

test('somebody agrees, stores their face, is recognised, and somebody else is not; a course and an exam take the check, they log in by it, and all is deleted again [SE-15] [CO-08] [EX-06] [SE-03]', async ({
  newContext,
  server,
  trouble,
}) => {
  // A login of its own: it is ended below, and another journey must not come in by it.
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await logIn(page, server, people.li);
  await page.goto('/my/face');
  await expect(page.getByRole('link', { name: '人脸识别' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('还没有记录')).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await showToCamera('one');
  await page.getByRole('button', { name: '打开摄像头' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '人脸已录入' })).toBeVisible(aFace);

  await test.step('somebody else is not recognised', async () => {
    await showToCamera('another');
    await page.getByRole('button', { name: '核验一次' }).click();
    await page.getByRole('button', { name: '打开摄像头核验' }).click();
    await expect(page.getByText('没有认出你，还可以再试 4 次')).toBeVisible(aFace);
  });
  await test.step('the same person is', async () => {
    await showToCamera('oneNearer');
    await page.getByRole('button', { name: '再试一次' }).click();
    await expect(page.getByText('核验通过，是本人')).toBeVisible(aFace);
    const log = page.getByRole('list', { name: '记录' }).getByRole('heading', { level: 3 });
    await expect(log).toHaveText(['核验通过', '核验没有通过', '录入人脸', '同意使用人脸识别']);
  });
  await test.step('a course goes on once the face was checked', async () => {
    await page.goto('/course/117');
    await page.getByRole('region', { name: '视频播放器' }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: '请核验是你本人' });
    await expect(dialog.getByText(/没有在时限内确认/)).toBeVisible();
    await dialog.getByRole('button', { name: '打开摄像头核验' }).click();
    await expect(dialog).toBeHidden(aFace);
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: '在线确认记录' }).click();
    await expect(page.getByRole('list', { name: '在线确认记录' })).toContainText('超时后确认');
  });
  await test.step('an exam begins once the face was checked, and its record says so', async () => {
    await page.goto('/task/exam/excessive/1101');
    await page.getByRole('button', { name: '开始答题' }).click();
    await page.getByRole('dialog', { name: '请核对是你本人' }).getByRole('button', { name: '打开摄像头核验' }).click();
    await expect(page).toHaveURL(/\/task\/exam\/questions\/1101$/, aFace);
    await page.getByRole('button', { name: '交卷' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
    await expect(page).toHaveURL(/\/task\/exam\/result\/\d+$/);
    await page.goto(`${new URL(page.url()).pathname.replace('result', 'resultDetail')}?tab=record`);
    await expect(page.getByText('人脸核对通过')).toBeVisible();
  });
  await test.step('a device that is trusted lets its person in by face, and nobody else', async () => {
    await page.goto('/my/face');
    await page.getByRole('button', { name: '在这台设备上开通' }).click();
    const dialog = page.getByRole('dialog', { name: '在这台设备上开通刷脸登录？' });
    await dialog.getByLabel('登录密码').fill('Banyan2026');
    await dialog.getByRole('button', { name: '开通', exact: true }).click();
    await expect(page.getByRole('list', { name: '已开通的设备' })).toContainText('这台设备');
    await page.getByRole('button', { name: '李思远 的账号' }).click();
    // Earlier requests of the page may be answered after it.
    trouble.allow(/status of 401/);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('tab', { name: '刷脸' }).click();
    // Another face is refused, and so is a device that nobody trusts.
    trouble.allow(/status of (422|409)/);
    await showToCamera('another');
    await page.getByRole('button', { name: '打开摄像头登录' }).click();
    await expect(page.getByText('没有认出你，还可以再试 4 次')).toBeVisible(aFace);
    await showToCamera('oneNearer');
    await page.getByRole('button', { name: '再试一次' }).click();
    await expect(page.getByRole('button', { name: '李思远 的账号' })).toBeVisible(aFace);
    await page.goto('/my/face');
    const log = page.getByRole('list', { name: '记录' });
    await expect(log).toContainText('登录');
    const elsewhere = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
    await elsewhere.goto('/login?way=face');
    await expect(elsewhere.getByText('这台设备还没有开通刷脸登录')).toBeVisible();
    await elsewhere.getByRole('button', { name: '换一种方式登录' }).click();
    await expect(elsewhere.getByRole('textbox', { name: '密码' })).toBeVisible();
  });
  await test.step('withdrawing deletes the face', async () => {
    await page.goto('/my/face');
    await page.getByRole('button', { name: '撤回同意并删除人脸' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回并删除' }).click();
    await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible();
    await expect(page.getByRole('list', { name: '记录' })).toContainText('撤回同意，人脸已删除');
  });
});

test('a course asks whether its learner is there, and plays once they say so; a real name is compared [CO-08] [SE-15]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.li);
  await page.goto('/course/121');
  await page.getByRole('region', { name: '视频播放器' }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: '还在学习吗？' });
  await expect(dialog.getByText(/没有在时限内确认/)).toBeVisible();
  // Put aside, it comes back with the next press on play.
  await dialog.getByRole('button', { name: '稍后确认' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('k');
  await dialog.getByRole('button', { name: '我在，继续学习' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.goto('/my/face');
  const form = page.getByRole('region', { name: '实名认证' });
  await form.getByLabel('姓名').fill('李思远');
  await form.getByLabel('证件号码').fill('320505199304122310');
  await form.getByRole('button', { name: '核对' }).click();
  await expect(form.getByText('证件号码不正确，请核对每一位')).toBeVisible();
  await form.getByLabel('证件号码').fill('32050519930412231x');
  await form.getByRole('button', { name: '核对' }).click();
  await expect(form.getByText('已通过，姓名和证件号与个人资料一致')).toBeVisible();
});
