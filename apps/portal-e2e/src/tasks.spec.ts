import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** An exam that is open now and has no make-up: handed in blank, it is failed and there is nothing more to do. */
const title = '首件与巡检开卷作业';

/** A compulsory course that is to be learned within three days. */
const deadline = '叉车与行车安全 2025 复训';

test('a task handed in within one window falls from the list and the red points of another, and is found among what is done [TR-01] [SH-11]', async ({
  pageOf,
}) => {
  const other = await pageOf(people.lecturer);
  const listening = other.waitForRequest((request) => request.url().includes('/live/stream'));
  await other.goto('/taskExam');
  await expect(other).toHaveURL(/\/task\/exam$/);
  await listening;
  const point = other.getByRole('banner').getByRole('link', { name: /^任务/ });
  const parts = other.getByRole('navigation', { name: '任务中心' });
  await expect(point).toContainText(/\d+ 项待办/);
  const before = Number(/(\d+) 项待办/.exec(await point.innerText())?.[1]);
  const row = other.getByRole('heading', { name: title });
  await expect(row).toBeVisible();

  const tasks = await pageOf(people.lecturer);
  await tasks.goto('/index');
  const due = tasks.getByRole('region', { name: '待办' });
  await expect(due.getByRole('listitem')).toHaveCount(5);
  await due.getByRole('link', { name: '任务中心' }).click();
  const page = await newTab(tasks.getByRole('link', { name: new RegExp(`^(去考试|继续)：${title}$`) }));
  await page.getByRole('button', { name: /开始答题|在这里继续答题/ }).click();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  await expect(page).toHaveURL(/\/task\/exam\/result\/\d+$/);

  await expect(point).toContainText(`${before - 1} 项待办`);
  await expect(parts.getByRole('link', { name: /^全部/ })).toContainText(String(before - 1));
  await expect(row).toHaveCount(0);
  await other.getByRole('link', { name: '做完的' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: title })).toContainText('没通过');
});

test('the calendar is walked by keyboard, and its private address is read, replaced, turned off and refused [TR-06]', async ({
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.lecturer);
  await page.goto('/task');
  await page.getByRole('link', { name: '看日历' }).click();
  await expect(page).toHaveURL(/\/my\/studycalendar$/);
  await page.getByRole('gridcell', { selected: true }).focus();
  const month = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(month);
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(month);
  await page.getByRole('navigation', { name: '显示方式' }).getByRole('link', { name: '日程' }).click();
  await expect(page.getByRole('link', { name: deadline }).first()).toBeVisible();

  await page.getByRole('button', { name: '生成订阅地址' }).click();
  const address = page.getByRole('textbox', { name: '订阅地址' });
  await expect(address).toHaveValue(/\.ics$/);
  const first = await address.inputValue();
  // As a calendar program asks: no cookie, no header of ours.
  const read = (url: string) =>
    page.evaluate(async (asked) => {
      const answer = await fetch(asked, { credentials: 'omit' });
      return { status: answer.status, text: await answer.text() };
    }, url);
  const file = await read(first);
  expect([file.status, file.text.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  expect(file.text.replaceAll('\r\n ', '')).toContain(deadline);

  trouble.allow(/404 \(Not Found\)/);
  await page.getByRole('button', { name: '换一个地址' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '换一个地址' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: '生成订阅地址' })).toBeVisible();
  expect((await read(second)).status).toBe(404);
});
