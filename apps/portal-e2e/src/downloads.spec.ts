import { readFile } from 'node:fs/promises';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('files of a course are had one by one or as an archive, and stand in the records with a way to have them again [CO-12] [CO-14]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/course/101?tab=materials');
  const files = page.getByRole('list', { name: '课程资料' });
  await expect(files.getByRole('listitem')).toHaveCount(3);
  await files.getByRole('button', { name: '获取链接：课程讲义.pdf' }).click();
  const link = files.getByRole('link', { name: '下载：课程讲义.pdf' });
  const saved = await page.evaluate(
    async (url) => {
      const answer = await fetch(url);
      return [answer.status, answer.headers.get('content-type')];
    },
    (await link.getAttribute('href')) ?? '',
  );
  expect(saved).toEqual([200, 'application/pdf']);

  await page.getByRole('checkbox', { name: '全选' }).click();
  await page.getByRole('button', { name: '打包下载 3 个' }).press('Enter');
  const ready = page.getByRole('status').filter({ hasText: '3 个文件已打包好' });
  await expect(ready).toBeVisible({ timeout: 30_000 });
  const archive = page.waitForEvent('download');
  await ready.getByRole('link', { name: '下载' }).click();
  expect((await readFile(await (await archive).path())).subarray(0, 2).toString()).toBe('PK');

  await page.goto('/my/learn-record');
  await page.getByRole('navigation', { name: '学习中心' }).getByRole('link', { name: '下载记录' }).click();
  const records = page.getByRole('list', { name: '下载过的资料' });
  await expect(records.getByRole('listitem')).toHaveCount(2);
  await expect(records.getByRole('listitem').first()).toContainText('可以下载');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(
    /^\uFEFF文件,课程,文件数,字节,状态,申请时间\r\n.+\.zip,.+,3,\d+,可以下载,20\d\d-\d\d-\d\d \d\d:\d\d\r\n.+,1,/,
  );
});

test('a link that is over is asked for again in the records [CO-12]', async ({ pageOf }) => {
  const page = await pageOf(people.zhou);
  await page.goto('/my/download-record');
  const over = page.getByRole('listitem').filter({ hasText: '链接已过期' }).first();
  await over.getByRole('button', { name: /^重新获取/ }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '链接已过期' })).toHaveCount(0);
});
