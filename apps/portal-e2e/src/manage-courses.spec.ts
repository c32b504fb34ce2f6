import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const saved = (page: Page) => expect(page.getByRole('region', { name: '草稿' })).toContainText('草稿已保存');

/** Adds a text as the next chapter, which asks for half a minute. */
async function addText(page: Page, title: string, text: string) {
  await page.getByRole('button', { name: '加一章' }).click();
  await page.getByRole('menuitem', { name: '图文' }).click();
  await page.getByRole('textbox', { name: '章节标题' }).fill(title);
  await page.getByRole('textbox', { name: '正文', exact: true }).fill(text);
  const minutes = page.getByRole('textbox', { name: '要求时长' });
  await minutes.fill('0.5');
  await minutes.press('Tab');
  await saved(page);
}

/** Opens a chapter of the outline; the button that drags it has its title too. */
const openChapter = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d+ ${title}`) }).click();

async function publish(page: Page, effect: string) {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: '发布这些改动？' });
  await expect(asked).toContainText(effect);
  await asked.getByRole('button', { name: '发布' }).click();
  await expect(asked).toBeHidden();
}

/** Makes a course without chapters; answers its address in the console. */
async function addCourse(page: Page, title: string): Promise<string> {
  await page.goto('/manage/courses');
  await page.getByRole('button', { name: '新建课程' }).first().click();
  await page.getByRole('textbox', { name: '课程' }).fill(title);
  await page.getByRole('button', { name: '新建并编辑' }).click();
  await page.waitForURL(/\/manage\/courses\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return new URL(page.url()).pathname;
}

test('an author makes a course of two chapters and publishes it; what a learner has learned stands when a chapter comes and one is renamed [CO-02] [CO-05] [MC-03]', async ({
  pageOf,
}) => {
  // A text asks for its time, and the server's clock counts it.
  test.slow();
  const author = await pageOf(people.administrator);
  const address = await addCourse(author, '量具怎么保管');
  await addText(author, '为什么要保管', '量具不准，件件都不准。');
  await addText(author, '放在哪里', '离开机床和水。');

  // It is looked at before anybody else sees it.
  await author.getByRole('link', { name: '预览' }).click();
  await expect(author.getByText('预览，还没发布')).toBeVisible();
  await expect(author.getByText('量具不准，件件都不准。')).toBeVisible();
  await author.getByRole('button', { name: /放在哪里/ }).click();
  await expect(author.getByText('离开机床和水。')).toBeVisible();
  await author.keyboard.press('Escape');
  await author.waitForURL(`**${address}`);
  await publish(author, '发布以后，能看的学员马上可以找到它。');
  await expect(author.getByText('学员看到的是第 1 版')).toBeVisible();

  const learner = await pageOf(people.li);
  const { catalogue, evidence } = new PlayerScreen(learner);
  await learner.goto(address.replace('/manage/courses', '/course'));
  await learner.getByRole('button', { name: '开始阅读' }).click();
  await learner.getByRole('document', { name: '为什么要保管' }).focus();
  await learner.keyboard.press('End');
  await expect(evidence).toContainText('本章已学完', { timeout: 60_000 });
  await expect(catalogue).toContainText('1 / 2 章');

  await openChapter(author, '为什么要保管');
  await author.getByRole('textbox', { name: '章节标题' }).fill('不保管会怎样');
  await openChapter(author, '放在哪里');
  await addText(author, '谁来查', '班组长每周查一次。');
  await publish(author, '1 人在学，学过的都保留。');
  await expect(author.getByText('学员看到的是第 2 版')).toBeVisible();

  await learner.reload();
  await expect(catalogue).toContainText('1 / 3 章');
  await expect(catalogue).toContainText('不保管会怎样');
  await expect(catalogue).toContainText('谁来查');
});

test('two authors at one course: the second sees both drafts and chooses, and nothing is overwritten unseen [MC-03]', async ({
  pageOf,
  trouble,
}) => {
  // The second one's save meets the first one's.
  trouble.allow(/status of 409/);
  const first = await pageOf(people.administrator);
  const address = await addCourse(first, '两个人写的课');
  const second = await pageOf(people.administrator);
  await second.goto(address);
  const titleOf = async (page: Page) => {
    await page.getByRole('button', { name: '课程介绍' }).click();
    return page.getByRole('textbox', { name: '课程名称' });
  };
  const [one, two] = [await titleOf(first), await titleOf(second)];
  await one.fill('先存的名字');
  await saved(first);

  await two.fill('后存的名字');
  const conflict = second.getByRole('alertdialog', { name: /刚改过这一项/ });
  await expect(conflict.getByRole('row', { name: /课程名称/ })).toContainText('先存的名字');
  await expect(conflict.getByRole('row', { name: /课程名称/ })).toContainText('后存的名字');
  await conflict.getByRole('button', { name: '用我的' }).click();
  await saved(second);

  await first.reload();
  await expect(first.getByRole('heading', { level: 1 })).toContainText('后存的名字');
});
