import type { Locator } from '@playwright/test';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

/** A folder with a course of one document: Chinese in the code of GBK, without the font that draws it. */
function courseFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  copyFileSync(fileURLToPath(new URL('support/chinese.pdf', import.meta.url)), join(folder, 'rules.pdf'));
  writeFileSync(
    join(folder, 'course.yaml'),
    `title: 断电检修
description: 一页规程。
category: LM0201
lecturer: { name: 梁志远, title: 工程师, department: 生产技术部, bio: 讲安全。 }
chapters:
  - { title: 规程, kind: document, file: rules.pdf, minutes: 0.1 }
`,
  );
  return folder;
}

/** How much of a page's picture is ink. */
const inkOf = (page: Locator) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark += 1;
    return dark;
  });

test('a Chinese document without its font is seen, and counts only once it was drawn [CO-03] [CO-05]', async ({
  pageOf,
  server,
  trouble,
}) => {
  test.slow();
  trouble.allow(/net::ERR_FAILED .*bcmap/, /Failed to load resource: net::ERR_FAILED/, /GBK-EUC-H/);
  trouble.allow(/translateFont failed/, /Error during font loading/, /Cannot load system font/);
  await server.import([['course', courseFolder()]]);
  const page = await pageOf(people.sun);
  await page.goto(`/course?${new URLSearchParams({ 'search[keyword]': '断电检修' }).toString()}`);
  const card = page.getByRole('link', { name: /断电检修/ }).first();
  await page.goto((await card.getAttribute('href')) ?? '');
  const { evidence } = new PlayerScreen(page);

  // The character map does not arrive: no page is drawn, and none counts.
  await page.route(/GBK-EUC-H/, (route) => route.abort());
  await page.getByRole('button', { name: '开始阅读' }).click();
  const failure = page.getByRole('alert').filter({ hasText: '内容没有取到' });
  await expect(failure).toBeVisible();
  await expect(evidence).toContainText('看 1 页');

  await page.unroute(/GBK-EUC-H/);
  await failure.getByRole('button').click();
  const sheet = page.getByRole('region', { name: '第 1 页' });
  await expect(sheet).toContainText('安全操作规程');
  await expect(sheet).toContainText('先断电再检修');
  await expect.poll(() => inkOf(sheet)).toBeGreaterThan(500);
  // It is the only chapter.
  await expect(evidence).toContainText('这门课学完了', { timeout: 40_000 });
});
