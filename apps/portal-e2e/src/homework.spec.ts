import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('homework is written, kept over a reload, handed in, withdrawn, handed in again and marked on its places [TR-03]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.lecturer);
  await page.goto('/my/my-homeWork?tab=todo');
  const title = '首件检验：写一份自己的检验记录';
  await expect(page.getByRole('link', { name: `写：${title}` })).toBeVisible();
  await page.goto('/task/homework/9001');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const text = page.getByRole('textbox', { name: '正文' });
  await text.fill('量了外圆和止口，都在公差里。');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '记录.csv', mimeType: 'text/csv', buffer: Buffer.from('尺寸,实测\n68,67.99\n') });
  await expect(page.getByText('记录.csv')).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeVisible();

  await page.reload();
  await expect(text).toHaveValue('量了外圆和止口，都在公差里。');
  await expect(page.getByText('记录.csv')).toBeVisible();
  await page.getByRole('button', { name: '交作业' }).click();
  await expect(page.getByText('已经交了，在等批改。批改之前可以撤回来改。')).toBeVisible();
  await expect(text).toHaveCount(0);

  await page.getByRole('button', { name: '撤回' }).click();
  await expect(text).toHaveValue('量了外圆和止口，都在公差里。');
  await text.fill('量了外圆和止口，外圆实测 67.99，都在公差里。');
  await page.getByRole('button', { name: '交作业' }).click();
  await expect(page.getByRole('heading', { name: '第 2 次' })).toBeVisible();

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=homework');
  const row = desk
    .getByRole('list', { name: '等批改的作业' })
    .getByRole('listitem')
    .filter({ hasText: '外圆实测 67.99' });
  await row.getByText('外圆实测 67.99').evaluate((paragraph) => {
    const words = paragraph.firstChild;
    const from = words?.textContent?.indexOf('67.99') ?? -1;
    if (words) document.getSelection()?.setBaseAndExtent(words, from, words, from + 5);
  });
  await row.getByRole('button', { name: '给“67.99”写批注' }).click();
  await desk.keyboard.type('把量具编号也写上');
  await row.getByRole('button', { name: '给第 1 段写批注' }).click();
  await desk.keyboard.type('这一条不要了');
  await row.getByRole('button', { name: '删除批注 1' }).click();
  await row.getByRole('textbox', { name: '得分' }).fill('87.5');
  await row.getByRole('textbox', { name: '得分' }).press('Enter');
  await row.getByRole('textbox', { name: '评语' }).fill('写得清楚。');
  await row.getByRole('button', { name: '打分', exact: true }).click();
  await expect(row).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('通过了。批注在下面的原文旁边。')).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['67.99']);
  await expect(page.getByRole('list', { name: '批注' })).toContainText('把量具编号也写上');
});

test('homework is marked at the review desk, what waits longest first [TR-03] [AD-01]', async ({ pageOf }) => {
  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=homework');
  const rows = desk.getByRole('list', { name: '等批改的作业' }).locator(':scope > li');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const learner = (await rows.first().locator('label').first().innerText()).trim();
  const points = rows.first().getByRole('textbox', { name: '得分' });
  await points.fill('999');
  await points.press('Enter');
  await expect(rows.first()).toContainText('得分在 0 到');
  await points.fill('8');
  await points.press('Enter');
  await rows.first().getByRole('textbox', { name: '评语' }).fill('步骤完整。');
  await rows.first().getByRole('button', { name: '打分' }).click();
  await expect(rows).toHaveCount(before - 1);
  expect(learner).not.toBe('');
});

test('a stranger learns whether a certificate holds, and its holder saves it [TR-04]', async ({
  newContext,
  pageOf,
  server,
}) => {
  const stranger = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await stranger.goto('/verify/bany-an00-0000-9301');
  await expect(stranger.getByRole('heading', { level: 1, name: '有效' })).toBeVisible();
  await expect(stranger.getByRole('definition').first()).toContainText('李＊远');
  await expect(stranger.getByText('李思远')).toHaveCount(0);
  await stranger.getByRole('textbox', { name: '查验码' }).fill('BANYAN0000009207');
  await stranger.getByRole('button', { name: '查验' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: '已撤销' })).toBeVisible();
  await stranger.getByRole('textbox', { name: '查验码' }).fill('没有这张');
  await stranger.getByRole('button', { name: '查验' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: '查不到' })).toBeVisible();

  const own = await pageOf(people.li);
  await own.goto('/my/my-certificate');
  const drawn = own
    .context()
    .waitForEvent('response', (response) => response.headers()['content-type'] === 'application/pdf');
  const pdf = own.waitForEvent('popup');
  await own.getByRole('button', { name: '三坐标测量操作的 PDF' }).click();
  expect((await drawn).status()).toBe(200);
  await (await pdf).close();
  const badge = own.waitForEvent('download');
  await own.getByRole('button', { name: '三坐标测量操作的数字徽章（Open Badges）' }).click();
  expect((await badge).suggestedFilename()).toMatch(/^HC-.*\.jwt$/);
});
