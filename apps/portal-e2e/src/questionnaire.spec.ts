import { submitQuestionnaire } from '@banyan/contracts/exam';
import { takeCall } from './support/calls.ts';
import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A picture of one red point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a questionnaire of all fifteen types is found, begun, corrected, kept over a reload, handed in once, and its sums are shown [QU-01] [QU-02] [QU-03]', async ({
  pageOf,
  trouble,
}) => {
  const lists = await pageOf(people.sun);
  await lists.goto('/questionnaire');
  await expect(lists).toHaveURL(/\/questionnaire\/questionList$/);
  const page = await newTab(lists.getByRole('link', { name: '去填写：检验岗位入岗一个月回访' }));
  await expect(page).toHaveURL(/\/questionnaire\/excessive\/\d+$/);
  await expect(page.getByText('记名，发起人能看到是谁填的')).toBeVisible();
  await page.getByRole('link', { name: '开始填写' }).click();

  const question = (name: string) => page.getByRole('region', { name });
  await expect(page.getByRole('heading', { level: 1, name: '检验岗位入岗一个月回访' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  // Everything at once, in one place, each line leading to its question.
  await page.getByRole('button', { name: '提交' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '还有 13 题要改' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: '第 3 题：这题还没填' }).click();
  await expect(question('给自己的熟练程度打分')).toBeFocused();

  const words = question('这一个月最难的是什么？');
  await words.getByRole('textbox').fill('难'.repeat(101));
  await expect(words.getByText('写多了，请缩到 100 字以内')).toBeVisible();
  await words.getByRole('textbox').fill('英文图纸看得慢');
  await question('带教师傅带得怎么样？').getByRole('radio', { name: '4 星，满意' }).check({ force: true });
  for (const skill of ['看图', '量具使用', '填检验记录']) {
    await question('给自己的熟练程度打分')
      .getByRole('radiogroup', { name: skill })
      .getByRole('radio', { name: '4', exact: true })
      .check({ force: true });
  }
  const tools = question('已经会用哪些量具？');
  for (const tool of ['卡尺', '千分尺', '百分表', '高度规', '三坐标'])
    await tools.getByRole('checkbox', { name: tool }).check();
  await expect(tools.getByText('最多选 4 项')).toBeVisible();
  await tools.getByRole('checkbox', { name: '三坐标' }).uncheck();

  await page.reload();
  await expect(words.getByRole('textbox')).toHaveValue('英文图纸看得慢');
  await expect(tools.getByRole('checkbox', { name: '高度规' })).toBeChecked();

  // An order by keyboard.
  const order = question('下个月想先学的，从上到下排');
  const up = order.getByRole('button', { name: '上移：首件检验' });
  await order.getByRole('row', { name: '首件检验' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.getByRole('row').first()).toContainText('首件检验');
  await question('现在上哪个班？').getByRole('radio', { name: '白班' }).check();
  await question('所在工段').getByRole('textbox').fill('机加一工段');
  await question('带教师傅和班组长').getByRole('textbox', { name: '带教师傅' }).fill('吴建平');
  await question('带教师傅和班组长').getByRole('textbox', { name: '班组长' }).fill('林晓岚');
  await question('哪一天开始独立检验？').getByRole('spinbutton').first().focus();
  await page.keyboard.type('20251103');
  await question('一般几点到岗？').getByRole('spinbutton').first().focus();
  await page.keyboard.type('0745');
  await question('性别').getByRole('radio', { name: '不便透露' }).check();
  await question('年龄').getByRole('textbox').fill('9');
  await question('年龄').getByRole('textbox').press('Tab');
  await expect(question('年龄').getByText('请填 14 到 120 之间的整数')).toBeVisible();
  await question('年龄').getByRole('textbox').fill('24');
  await question('年龄').getByRole('textbox').press('Tab');
  await question('常用邮箱').getByRole('textbox').fill('sun@');
  await question('拍一张你的检验台')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer: picture });
  await expect(question('拍一张你的检验台').getByText('desk.png')).toBeVisible();
  const sign = question('请签名确认已领到岗位作业指导书');
  await sign.getByRole('radio', { name: '手写' }).press('ArrowRight');
  await sign.getByRole('textbox', { name: '姓名' }).fill('孙晓梅');

  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '第 14 题：邮箱格式不对' })).toBeVisible();
  await question('常用邮箱').getByRole('textbox').fill('sun@hengchuan.example');

  // A hand-in that does not get through loses nothing.
  trouble.allow(/net::ERR_FAILED/);
  await takeCall(page, submitQuestionnaire, (route) => route.abort());
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('填好的内容都还在，可以再提交一次。')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('heading', { name: '已提交，谢谢参与' })).toBeVisible();

  await page.getByRole('link', { name: '看结果' }).click();
  await expect(page.getByText('13 人填写').first()).toBeVisible();
  const shift = page.getByRole('table', { name: /现在上哪个班？/ });
  await expect(shift.getByRole('row', { name: /白班/ })).toBeVisible();

  // Once is once, and the draft has gone with the answers.
  await page.goto('/questionnaire/questionMyList');
  await expect(page.getByRole('link', { name: '检验岗位入岗一个月回访', exact: true })).toBeVisible();
  const address = new URL(page.url());
  await page.goto(`${address.origin}/questionnaire/questionDetail?id=700002`);
  await expect(page).toHaveURL(/\/questionnaire\/forbid\?/);
  await expect(page.getByRole('heading', { name: '你已经填过了' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('questionnaire')))).toEqual(
    [],
  );
});

test('a vote is cast without a name, shows its sums at once, and does not open a second time [QU-02] [QU-03]', async ({
  pageOf,
}) => {
  const lists = await pageOf(people.sun);
  await lists.goto('/questionnaire/questionList?tab=open');
  const page = await newTab(lists.getByRole('link', { name: '去投票：今年质量月标语投票' }));
  await page.getByRole('link', { name: '去投票', exact: true }).click();
  await page.getByRole('checkbox', { name: '把问题留在本工序' }).check();
  await page.getByRole('button', { name: '投票' }).click();
  await expect(page.getByText('填写的内容已经送到，里面没有你的姓名。')).toBeVisible();
  await page.getByRole('link', { name: '看结果' }).click();
  await expect(page.getByText('19 人填写').first()).toBeVisible();
});
