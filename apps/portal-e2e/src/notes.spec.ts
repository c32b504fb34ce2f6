import { readFile } from 'node:fs/promises';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const said = '首件没放行之前，第二件不上机。';

test('a note is written at a second, kept over a reload, published, approved and seen by another [NO-01] [NO-02] [NO-03]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.li);
  await page.goto('/course/101?side=notes');
  const panel = page.getByRole('region', { name: '我的笔记' });
  const box = panel.getByRole('textbox', { name: '写笔记' });
  await panel.getByRole('button', { name: '知道了' }).click();
  await box.fill(said);
  await expect(panel.getByText('草稿已存')).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: '知道了' })).toBeHidden();

  // The draft is among the notes of the chapter, and goes on from there.
  await panel.getByRole('button', { name: `修改笔记：${said}` }).click();
  await expect(box).toHaveValue(said);
  await panel.getByRole('switch', { name: '公开给大家' }).click();
  await panel.getByRole('button', { name: '提交公开' }).click();
  await expect(panel.getByText('已提交，审核通过后大家可见')).toBeVisible();
  const mine = panel.getByRole('listitem').filter({ hasText: said });
  await expect(mine).toContainText('审核中');

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=note');
  const card = desk.getByRole('listitem').filter({ hasText: said });
  await card.getByRole('button', { name: '通过' }).click();
  await expect(card).toBeHidden();

  const other = await pageOf(people.sun);
  await other.goto('/course/101?tab=notes');
  await expect(other.getByRole('list', { name: '大家的笔记' }).getByText(said)).toBeVisible();

  // To change it is to withdraw it, which is said before.
  await page.reload();
  await expect(mine).toContainText('已公开');
  await mine.getByRole('button', { name: /^修改笔记/ }).click();
  await page.getByRole('dialog', { name: '先撤回公开，再修改' }).getByRole('button', { name: '撤回并修改' }).click();
  await expect(box).toHaveValue(said);
  await other.reload();
  await expect(other.getByRole('tab', { name: '大家的笔记' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('list', { name: '大家的笔记' }).getByText(said)).toBeHidden();
});

test('one’s notes are listed by state and saved as Markdown [NO-01] [NO-03]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/my/my-note?state=rejected');
  const list = page.getByRole('list', { name: '我的笔记' });
  await expect(list).toContainText('退回原因：提到了客户名称和客诉单');
  await page.getByRole('link', { name: /^全部/ }).click();
  await expect(list).toContainText('换刀后的第一件也算首件');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Markdown' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain('## 首件检验与过程巡检实务');
  expect(text).toContain('换刀后的第一件也算首件');
});
