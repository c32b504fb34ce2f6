import { answerBooking, bookLecturer, gradeLecturer } from '@banyan/contracts/teaching';
import { isCall } from './support/calls.ts';
import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const note = '深孔钻的排屑，带三个件来。';

test('a lecturer is found, booked, answers, and is graded afterwards [LE-01] [LE-03] [LE-04]', async ({ pageOf }) => {
  const lists = await pageOf(people.li);
  await lists.goto('/lecturer/lecturerList');
  await lists.getByRole('navigation', { name: '讲师类型' }).getByRole('link', { name: '外聘讲师' }).click();
  const found = lists.getByRole('list', { name: '讲师列表' });
  const external = await newTab(found.getByRole('link', { name: '顾文澜' }));
  // Points do not leave the enterprise.
  await expect(external.getByRole('heading', { level: 1, name: /顾文澜/ })).toBeVisible();
  await expect(external.getByRole('region', { name: '约他到现场' })).toBeVisible();
  await expect(external.getByRole('button', { name: '打赏讲师' })).toHaveCount(0);

  await lists.goto('/lecturer/lecturerList');
  await lists.getByRole('searchbox', { name: '搜讲师' }).fill('何佳怡');
  await lists.getByRole('searchbox', { name: '搜讲师' }).press('Enter');
  await expect(lists).toHaveURL(/lecturerList_search\?keyword=/);
  const page = await newTab(found.getByRole('link', { name: '何佳怡' }));
  await expect(page.getByRole('button', { name: '打赏讲师' })).toBeVisible();
  await page.getByRole('tab', { name: '分项评分' }).click();
  await expect(page.getByText('讲得清楚').first()).toBeVisible();

  const panel = page.getByRole('region', { name: '约他到现场' });
  await panel
    .getByRole('button', { name: /，可约$/ })
    .first()
    .click();
  await panel.getByRole('textbox', { name: '想解决什么' }).fill(note);
  const booked = page.waitForResponse((answer) => isCall(answer, bookLecturer));
  await panel.getByRole('button', { name: '发出预约' }).click();
  await booked;
  await panel.getByRole('link', { name: '我的预约' }).click();
  const mine = page.getByRole('list', { name: '预约列表' });
  const own = mine.getByRole('listitem').filter({ hasText: note });
  await expect(own).toContainText('待确认');

  const teacher = await pageOf(people.lecturer);
  await teacher.goto('/lecturer/office');
  const asked = teacher.getByRole('list', { name: '学员的预约' }).getByRole('listitem').filter({ hasText: note });
  await asked.getByRole('button', { name: '接受', exact: true }).click();
  const dialog = teacher.getByRole('dialog', { name: '接受预约' });
  await dialog.getByRole('textbox', { name: '给学员的话' }).fill('好，带上钻头。');
  const answered = teacher.waitForResponse((answer) => isCall(answer, answerBooking));
  await dialog.getByRole('button', { name: '接受', exact: true }).click();
  await answered;
  await expect(asked).toContainText('已确认');
  await teacher.getByRole('tab', { name: '时段' }).click();
  await expect(teacher.getByRole('list', { name: '我的时段' }).getByText('已有人约').first()).toBeVisible();

  await page.reload();
  await expect(own).toContainText('好，带上钻头。');
  await own.getByRole('button', { name: '取消预约' }).click();
  const question = page.getByRole('alertdialog', { name: '取消这次预约？' });
  await question.getByRole('button', { name: '取消预约' }).click();
  await expect(question).toBeHidden();
  await expect(own).toContainText('已取消');

  await page.getByRole('navigation', { name: '预约状态' }).getByRole('link', { name: '待评价' }).click();
  await mine.getByRole('button', { name: '去评价' }).click();
  const form = page.getByRole('dialog', { name: '评价何佳怡' });
  for (const group of await form.getByRole('radiogroup').or(form.getByRole('group')).all()) {
    await group.getByRole('radio').nth(4).check({ force: true });
  }
  await form.getByRole('textbox', { name: '想说的话' }).fill('七点上升的原因讲透了。');
  const graded = page.waitForResponse((answer) => isCall(answer, gradeLecturer));
  await form.getByRole('button', { name: '提交评价' }).click();
  await graded;
  await expect(form).toBeHidden();
  await page.goto('/lecturer/lecturerDetail/12?tab=comments');
  await expect(page.getByText('七点上升的原因讲透了。')).toBeVisible();
});

test('somebody applies to become a lecturer, and an administrator decides [LE-02]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/lecturer/apply');
  await page.getByRole('textbox', { name: '擅长什么' }).fill('首件检验');
  for (const [name, words] of [
    ['专长标签', '首件检验'],
    ['可授课城市', '苏州'],
  ] as const) {
    await page.getByRole('combobox', { name }).fill(words);
    await page.getByRole('option', { name: words, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('必填').first()).toBeVisible();
  await page.getByRole('textbox', { name: '自我介绍' }).fill('九年检验班长，带出十四名检验员。');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('申请正在审核')).toBeVisible();

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=lecturer');
  const row = desk.getByRole('listitem').filter({ hasText: '九年检验班长' });
  await row.getByRole('textbox', { name: '退回原因' }).fill('先跟一次课');
  await row.getByRole('button', { name: '退回', exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('原因：先跟一次课')).toBeVisible();
  // The draft continues from there.
  await expect(page.getByRole('textbox', { name: '擅长什么' })).toHaveValue('首件检验');
});
