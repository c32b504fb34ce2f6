import { readFile } from 'node:fs/promises';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const gift = `::扭矩-1::拧紧 M8 螺栓用什么？ {
  =扭矩扳手
  ~活动扳手
}

::扭矩-2::把规格和扭矩对起来 {
  =M8 -> 25
  =M10 -> 50
}
`;

test('a GIFT file with a fault is mended and brought in, a question is edited, and the bank leaves and comes back as it was [EX-02] [AC-10]', async ({
  pageOf,
}) => {
  test.setTimeout(120_000);
  const page = await pageOf(people.administrator);
  await page.goto('/manage/banks');
  await page.getByRole('button', { name: '新建题库' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: '中文名称' }).fill('扭矩题库');
  await panel.getByRole('button', { name: '新建并打开' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /扭矩题库/ })).toBeVisible();
  await page.getByRole('link', { name: '导入', exact: true }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: '扭矩.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });

  // Questions that cannot be read stand first, with their line and reason.
  await expect(page.getByText('1 题读不出。')).toBeVisible();
  await expect(page.getByText('这里没有配对题。')).toBeVisible();
  await page.getByRole('button', { name: '自己改' }).click();
  await page.getByRole('textbox', { name: '题目原文' }).fill('::扭矩-2::M10 螺栓拧到多少？ {=50 ~25}');
  await page.getByRole('button', { name: '改好了' }).click();
  await page.getByRole('button', { name: '导入 2 题', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '导入 2 题' }).click();
  await expect(page.getByRole('heading', { name: '导入了 2 题' })).toBeVisible();
  await page.getByRole('link', { name: '回到题库' }).click();

  // An edit makes the next version.
  const bank = new URL(page.url()).pathname;
  await page.getByRole('grid', { name: '试题' }).getByText('拧紧 M8 螺栓用什么？', { exact: true }).click();
  await page.getByRole('textbox', { name: '解析' }).fill('扭矩扳手能看到数值。');
  const kept = page.waitForResponse(/manage\/questions\/save/);
  await page.getByRole('button', { name: '存为第 2 版' }).click();
  await kept;
  await page.goto(bank);

  // It leaves for Moodle, and comes back with nothing to import.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出成别的格式' }).click();
  await page.getByRole('menuitem', { name: 'Moodle XML' }).click();
  const xml = await readFile(await (await saved).path());
  expect(xml.toString()).toContain('扭矩扳手能看到数值。');
  await page.getByRole('link', { name: '导入', exact: true }).click();
  await file.setInputFiles({ name: '扭矩.xml', mimeType: 'text/xml', buffer: xml });
  await expect(page.getByText('0 题能进来')).toBeVisible();
  await expect(page.getByRole('button', { name: '没有能导入的题' })).toBeVisible();

  // One more comes in, and is taken back.
  await page.getByRole('button', { name: '换一个文件' }).click();
  await file.setInputFiles({
    name: '再来.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('M12 呢？\nA. 90\nB. 30\nANSWER: A\n'),
  });
  await page.getByRole('button', { name: '导入 1 题', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '导入 1 题' }).click();
  await page.getByRole('button', { name: '撤回这次导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回这次导入' }).click();
  await expect(page.getByRole('heading', { name: '这次导入已经撤回' })).toBeVisible();
  await page.getByRole('link', { name: '回到题库' }).click();
  await expect(page.getByRole('grid', { name: '试题' })).toContainText('M10 螺栓拧到多少？');
  await expect(page.getByRole('grid', { name: '试题' })).not.toContainText('M12 呢？');
});
