import { violations } from './support/axe.ts';
import { comeIn, people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

/** A course of the open portal with a chapter of each kind; its times are short. */
const course = 95;
const chapterAt = (no: number) => `/course/${course}?chapter=${course * 100 + no}`;

test('a document counts when it was read to its end and its time has passed, and keeps its page, to which a note is pinned; so do a text, an album and a link [CO-03] [NO-03] [CO-13] [WM-01]', async ({
  pageOf,
}) => {
  // Each asks for its time, and the server's clock counts it.
  test.slow();
  const page = await pageOf(people.zhou);
  const player = new PlayerScreen(page);
  const { catalogue, evidence } = player;
  await page.goto(chapterAt(2));
  await page.getByRole('button', { name: '开始阅读' }).click();
  const pages = page.getByRole('document', { name: '读：家庭用电用气自查手册' });
  await expect(pages.getByRole('region', { name: '第 1 页' })).toContainText('漏电保护器');
  await expect(evidence).toContainText('看 2 页');
  const field = page.getByRole('textbox', { name: '页码' });
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(field).toHaveValue('2');
  await expect(evidence).toContainText('看 1 页');
  await expect(page.locator('[aria-hidden="true"][style*="url("]')).toBeAttached();

  await page.reload();
  await page.getByRole('button', { name: '从第 2 页继续' }).click();
  await expect(field).toHaveValue('2');
  await expect(field).toBeEnabled();
  await pages.focus();
  await page.keyboard.press('End');
  await expect(field).toHaveValue('3');
  await expect(evidence).toContainText('本章已学完', { timeout: 40_000 });
  await expect(catalogue).toContainText('1 / 6 章');
  await page.reload();
  await expect(catalogue).toContainText('1 / 6 章');

  // A note is pinned to its page, and leads back to it.
  await page.goto(`${chapterAt(2)}&side=notes`);
  await page.getByRole('button', { name: '从第 3 页继续' }).click();
  await expect(field).toHaveValue('3');
  const notes = page.getByRole('region', { name: '我的笔记' });
  await notes.getByRole('textbox', { name: '写笔记' }).fill('阀门漏气先关总阀。');
  await expect(notes.getByRole('button', { name: '钉在 第 3 页，点一下改到现在的位置' })).toBeVisible();
  await notes.getByRole('button', { name: /^记下/ }).click();
  await page.getByRole('button', { name: '上一页' }).click();
  await expect(field).toHaveValue('2');
  await notes.getByRole('button', { name: '跳到 第 3 页' }).click();
  await expect(field).toHaveValue('3');

  await page.goto(`/filepreview?course=${course}&chapter=${course * 100 + 2}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('家庭用电用气自查手册.pdf');
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('漏电保护器');

  const learned = () => expect(evidence).toContainText('本章已学完', { timeout: 40_000 });
  await page.goto(chapterAt(3));
  await page.getByRole('button', { name: '开始阅读' }).click();
  const text = page.getByRole('document', { name: '看：燃气阀的三个位置' });
  await expect(text.getByRole('img').first()).toBeVisible();
  await expect(evidence).toContainText('读到结尾');
  await text.focus();
  await page.keyboard.press('End');
  await learned();

  await page.goto(chapterAt(4));
  await page.getByRole('button', { name: '开始阅读' }).click();
  const next = page.getByRole('button', { name: '下一张' });
  await next.click();
  await next.click();
  await expect(next).toBeDisabled();
  await learned();

  await page.goto(chapterAt(5));
  await page.getByRole('button', { name: '开始阅读' }).click();
  await page.getByRole('button', { name: '打开链接' }).click();
  await expect(page.getByRole('alert')).toContainText('www.119.gov.cn');
  await page.context().route('https://www.119.gov.cn/**', (route) => route.fulfill({ body: 'elsewhere' }));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '打开网站' }).click();
  await (await opened).close();
  await learned();

  await page.goto(chapterAt(1));
  await page.getByRole('button', { name: '开始学习' }).click();
  await player.playing();
});

test('office files to homework are shown in place, sheets by tabs, and can be saved [CO-13] [TR-03]', async ({
  newContext,
  server,
}) => {
  const context = await newContext({ baseURL: server.origin('hengchuan') });
  await comeIn(context, server, people.lecturer);
  const page = await context.newPage();
  const look = async (name: string) => {
    await page.goto('/task/homework/9001');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const shown = await opened;
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(shown.getByRole('link', { name: '下载' })).toHaveAttribute('download', name);
    return shown;
  };

  const text = await look('首件检验记录怎么写.docx');
  await expect(text.getByRole('heading', { level: 2, name: '首件检验记录怎么写' })).toBeVisible();
  await expect(text.getByRole('columnheader', { name: '要写的' })).toBeVisible();
  expect(await violations(text)).toEqual([]);
  await text.close();

  const table = await look('记录示例.xlsx');
  await expect(table.getByRole('cell', { name: '42.01' })).toBeVisible();
  await table.getByRole('tab', { name: '40 工序' }).click();
  await expect(table.getByRole('cell', { name: '不放行' })).toBeVisible();
  expect(await violations(table)).toEqual([]);
  await table.close();

  const slides = await look('三个尺寸怎么量.pptx');
  await expect(slides.getByRole('region', { name: '第 1 页' })).toContainText('每个尺寸量三次');
  expect(await violations(slides)).toEqual([]);
});
