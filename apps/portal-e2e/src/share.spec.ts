import { readFile } from 'node:fs/promises';
import { keepShare, shareCame } from '@banyan/contracts/course';
import { isCall } from './support/calls.ts';
import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a course is passed on by link and poster, and who comes is counted [CO-02] [CO-14]', async ({
  newContext,
  pageOf,
  server,
}) => {
  const page = await pageOf(people.li);
  await page.goto('/course/103');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享课程' });
  await expect(dialog.getByRole('img', { name: /课程海报/ })).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: '课程链接' }).inputValue();
  const [poster] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse((answer) => isCall(answer, keepShare)),
    dialog.getByRole('button', { name: '保存海报' }).click(),
  ]);
  expect(poster.suggestedFilename()).toMatch(/\.png$/);
  await dialog.getByRole('link', { name: '查看我的分享' }).waitFor();

  // Visitors who follow the link see the course, and count once they have logged in [AC-06].
  const friend = await (await newContext({ baseURL: server.origin(people.sun.host) })).newPage();
  const { pathname, search } = new URL(link);
  await friend.goto(`${pathname}${search}`);
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(friend.getByRole('tab', { name: '课程介绍', selected: true })).toBeVisible();
  await expect(friend.getByRole('dialog')).toHaveCount(0);
  await friend.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await friend.waitForURL(/\/login/);
  const counted = friend.waitForResponse((answer) => isCall(answer, shareCame) && answer.ok());
  await fillLogin(friend, people.sun);
  await counted;
  await expect(friend).toHaveURL(/\/course\/103$/);

  await page.goto('/my/my-share');
  const first = page.getByRole('list', { name: '分享的课程' }).getByRole('listitem').first();
  await expect(first).toContainText('1 人来过');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(
    /^\uFEFF课程,分享时间,打开人数\r\n.+,20\d\d-\d\d-\d\d \d\d:\d\d,1\r\n/,
  );
  await first.getByRole('button', { name: /从分享记录中移除/ }).click();
  const question = page.getByRole('alertdialog', { name: '移除这条分享？' });
  await question.getByRole('button', { name: '移除', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(first).toContainText('4 人来过');
});

test('a code opens a course that is not bought [CO-08]', async ({ pageOf, trouble }) => {
  // A code that opens nothing is refused.
  trouble.allow(/status of 409/);
  const page = await pageOf(people.sun);
  await page.goto('/course/123');
  await page.getByRole('region', { name: '这门课需要购买' }).getByRole('button', { name: '兑换码' }).click();
  const dialog = page.getByRole('dialog', { name: '兑换课程' });
  const code = dialog.getByRole('textbox', { name: /兑换码/ });
  const look = dialog.getByRole('button', { name: '查询' });
  await code.fill('HC7LASTYEAR2');
  await look.click();
  await expect(dialog.getByText('这个兑换码已过期')).toBeVisible();
  await code.fill('hc7-toolwear9');
  await look.click();
  await expect(dialog.getByText('来自“2025 机加技能提升月”')).toBeVisible();
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await page.getByRole('dialog', { name: '兑换成功' }).getByRole('button', { name: '去学习' }).click();
  await expect(page.getByRole('region', { name: '这门课需要购买' })).toBeHidden();
});

test('a learner rewards a lecturer of the enterprise with points [CO-09] [LE-04]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/course/101?tab=introduction');
  await page.getByRole('button', { name: '打赏讲师' }).click();
  const dialog = page.getByRole('dialog', { name: '打赏 陈国栋' });
  // Those of the demo's year.
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('radio', { name: '5 积分', exact: true }).click();
  await dialog.getByRole('button', { name: '打赏 5 积分' }).click();
  await expect(dialog.getByText('已送出 5 积分，谢谢你的鼓励。')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await page.goto('/my/my-integral');
  await expect(page.getByRole('list', { name: '积分明细' })).toContainText('打赏讲师');
});

test('an enterprise finds a partner and asks about it, and an administrator sees it and gets in touch [CO-15]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/course');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
    .waitFor();
  await page.keyboard.press('End');
  const link = page.getByRole('region', { name: '合作伙伴' }).getByRole('link', { name: '钧工刀具应用中心' }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('钧工刀具应用中心');
  await page.getByRole('button', { name: '提交咨询' }).click();
  await expect(page.getByRole('textbox', { name: /企业名称/ })).toHaveAttribute('aria-invalid', 'true');
  // Another one at each try: an enquiry that is done does not come back.
  const company = `浒关机械 ${Date.now()}`;
  await page.getByRole('textbox', { name: /企业名称/ }).fill(company);
  await page.getByRole('textbox', { name: /联系人/ }).fill('陆晓峰');
  await page.getByRole('textbox', { name: /联系电话/ }).fill('138 1234 7716');
  await page.getByRole('button', { name: '提交咨询' }).click();
  await expect(page.getByText('咨询已提交')).toBeVisible();

  const desk = await pageOf(people.administrator);
  await desk.goto('/review');
  await desk.getByRole('tab', { name: /合作咨询/ }).click();
  const enquiry = desk.getByRole('listitem').filter({ hasText: company });
  await expect(enquiry.getByRole('link', { name: '+86 138 1234 7716' })).toHaveAttribute('href', 'tel:+8613812347716');
  await expect(enquiry.getByRole('link', { name: '钧工刀具应用中心' })).toBeVisible();
  await enquiry.getByRole('textbox', { name: /联系情况/ }).fill('周三到厂里试切。');
  await enquiry.getByRole('button', { name: '已联系' }).click();
  await expect(enquiry).toBeHidden();
  await desk.getByRole('link', { name: '已处理' }).click();
  await expect(enquiry).toContainText('周三到厂里试切。');
  await expect(enquiry).toContainText('赵敏');
});
