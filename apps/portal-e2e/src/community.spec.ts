import { publishPost, writeComment } from '@banyan/contracts/community';
import { sendPrivate } from '@banyan/contracts/messages';
import type { Page } from '@playwright/test';
import { postApi } from './support/askApi.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a post of a list where it stands: lists open posts beside themselves. */
async function openPost(page: Page, title: string): Promise<string> {
  const href = (await page.getByRole('link', { name: title, exact: true }).first().getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return href;
}

test('a question and its answer wait for approval, and its reward is paid once [CM-02] [CM-04]', async ({ pageOf }) => {
  const title = '换刀后第一件要不要等主轴热稳？';
  const asker = await pageOf(people.li);
  await asker.goto('/news/comminication?write=Y');
  await asker.getByRole('textbox', { name: '问题' }).fill(title);
  await asker.getByRole('textbox', { name: '悬赏积分' }).fill('5');
  await asker.getByRole('button', { name: '提交审核' }).click();
  await expect(asker.getByText('已提交，管理员审核后公开。')).toBeVisible();
  await expect(asker.getByRole('list', { name: '问题列表' }).getByText('审核中，仅你可见').first()).toBeVisible();

  const answerer = await pageOf(people.lecturer);
  await answerer.goto('/news/comminication?sort=new');
  await expect(answerer.getByRole('list', { name: '问题列表' })).toBeVisible();
  await expect(answerer.getByRole('link', { name: title, exact: true })).toHaveCount(0);

  const desk = await pageOf(people.administrator);
  await desk.goto('/review?tab=community');
  const waiting = desk.getByRole('listitem').filter({ hasText: title });
  await waiting.getByRole('button', { name: '通过', exact: true }).click();
  await expect(waiting).toHaveCount(0);

  await answerer.reload();
  const href = await openPost(answerer, title);
  await answerer.getByRole('textbox', { name: '写回答' }).fill('要。停机超过半小时，先空转十分钟再做首件。');
  await answerer.getByRole('button', { name: '回答', exact: true }).click();
  await expect(answerer.getByText('先空转十分钟再做首件')).toBeVisible();
  // An answer waits for its approval as the question did.
  await expect(answerer.getByText('审核中，仅你可见')).toBeVisible();
  await asker.goto(href);
  await expect(asker.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(asker.getByText('先空转十分钟再做首件')).toHaveCount(0);
  await desk.getByRole('link', { name: '待审核的评论' }).click();
  const said = desk.getByRole('listitem').filter({ hasText: '先空转十分钟再做首件' });
  await said.getByRole('button', { name: '通过', exact: true }).click();
  await expect(said).toHaveCount(0);

  await asker.goto(href);
  await expect(asker.getByText('这是你提的问题，由同事来回答。')).toBeVisible();
  await asker.getByRole('button', { name: '选为最佳答案' }).click();
  await asker.getByRole('alertdialog').getByRole('button', { name: '选为最佳答案' }).click();
  const best = asker.getByRole('region', { name: '最佳答案' });
  await expect(best).toContainText('先空转十分钟再做首件');
  await expect(best).toContainText('+5 积分');

  await answerer.goto('/my/my-integral');
  await expect(answerer.getByRole('list', { name: '积分明细' })).toContainText('回答被采纳为最佳答案');
  await asker.goto('/my/my-integral');
  await expect(asker.getByRole('list', { name: '积分明细' })).toContainText('提问悬赏');
});

test('a topic with a picture is posted, commented on with a mention, and liked [CM-01] [CM-03] [CM-04]', async ({
  pageOf,
}) => {
  const title = '冷柜温度每天多量一个角';
  const reader = await pageOf(people.chief);
  await reader.goto('/news/community?sort=new');
  const list = reader.getByRole('list', { name: '话题列表' });
  await list.getByRole('listitem').nth(3).scrollIntoViewIfNeeded();
  const stands = async () => [
    await list.getByRole('listitem').first().innerText(),
    await reader.evaluate(() => window.scrollY),
  ];
  const before = await stands();
  const writer = await pageOf(people.mia);
  await writer.goto('/news/community?write=Y');
  await writer.getByRole('textbox', { name: '标题' }).fill(title);
  await writer.getByRole('textbox', { name: '正文' }).click();
  await writer.keyboard.type('门边的角比出风口高两度。');
  await writer.getByRole('button', { name: '图片', exact: true }).click();
  await writer
    .locator('input[type="file"]')
    .setInputFiles({ name: 'corner.png', mimeType: 'image/png', buffer: picture });
  await expect(writer.getByText('1 / 1 个已传好')).toBeAttached();
  await writer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(writer.getByText('话题已发布。')).toBeVisible();

  // It is announced where somebody reads; nothing moves until they want to see it.
  const fresh = reader.getByRole('button', { name: '1 条新内容' });
  await expect(fresh).toBeVisible();
  expect(await stands()).toEqual(before);
  await fresh.click();
  await expect(list.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  const href = await openPost(reader, title);
  await expect(reader.getByText('门边的角比出风口高两度。')).toBeVisible();
  await expect(reader.getByRole('button', { name: /corner/ })).toBeVisible();
  await reader.getByRole('button', { name: '赞，0 人' }).first().click();
  await expect(reader.getByRole('button', { name: '赞，1 人' }).first()).toBeVisible();
  await reader.getByRole('button', { name: '提到同事' }).first().click();
  await reader.getByRole('textbox', { name: '姓名、工号或部门' }).fill('L1042');
  await reader
    .getByRole('list', { name: '同事', exact: true })
    .getByRole('button', { name: /陈米亚/ })
    .click();
  await reader.getByRole('textbox', { name: '写评论' }).press('End');
  await reader.keyboard.type('下周每家店都这样量');
  await reader.getByRole('button', { name: '评论', exact: true }).click();
  await expect(reader.getByText('下周每家店都这样量')).toBeVisible();

  await writer.goto('/main/message/at');
  await expect(writer.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();
  await writer.goto(href);
  await expect(writer.getByText('下周每家店都这样量')).toBeVisible();
});

/** Of each kind of attack one; the server's tests try two hundred. */
const attacks = [
  '<script>window.ran = 1</script>',
  '</script><script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '<svg onload="window.ran = 1">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.ran=1&gt;">',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<a href="javascript:window.ran = 1">x</a>',
  '<p onclick="window.ran = 1" style="position:fixed;inset:0">x</p>',
  '" autofocus onfocus="window.ran = 1" x="',
  '{{constructor.constructor("window.ran = 1")()}}',
  '\u2028window.ran = 1\u2029',
];

test('markup that people write is read as words wherever it is shown, and nothing of it runs [CM-01] [CM-04] [ME-02]', async ({
  pageOf,
}) => {
  const short = attacks.slice(0, 2).join(' ');
  const writer = await pageOf(people.administrator);
  await writer.goto('/news/community?write=Y');
  // A draft is read again from where the browser keeps it.
  await writer.getByRole('textbox', { name: '标题' }).fill(short);
  await writer.reload();
  await expect(writer.getByRole('textbox', { name: '标题' })).toHaveValue(short);
  const send = async (...[call, own]: [Parameters<typeof postApi>[1], Parameters<typeof postApi>[2]]) => {
    const { body } = await postApi(writer, call, own);
    expect(body).toMatchObject({ status: 'Y' });
    return body.data;
  };
  const words = { title: short, body: attacks.join(''), category: '0', images: '[]', media: '' };
  const { id } = (await send(publishPost, { kind: 'topic', ...words, reward: '0', remind: 'N' })) as { id: number };

  const reader = await pageOf(people.li);
  await reader.goto('/news/community?sort=new');
  const readers = (await reader.context().cookies()).find(({ name }) => name === 'userInfo')?.value ?? '';
  const { userid } = JSON.parse(decodeURIComponent(readers)) as { userid: string };
  for (const [at, line] of attacks.entries()) {
    await send(writeComment, { post: String(id), parent: '0', words: line, mentions: '[]' });
    await send(sendPrivate, { person: userid, words: line, client_id: `attack-of-journey-${at}` });
  }
  const harmless = () => reader.evaluate(() => 'ran' in window);
  await reader.reload();
  await reader.getByRole('link', { name: short, exact: true }).first().hover();
  expect(await harmless()).toBe(false);

  await reader.goto(`/news/community/${id}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(short);
  for (const line of attacks) await expect(reader.getByText(line.trim(), { exact: true }).first()).toBeVisible();
  await expect(reader.locator('main iframe, main [onclick], main [href^="javascript:"]')).toHaveCount(0);
  expect(await harmless()).toBe(false);

  await reader.goto('/main/message/ownMessage');
  await reader.getByRole('link', { name: /赵敏/ }).first().click();
  const conversation = reader.getByRole('group', { name: '对话' });
  for (const line of attacks) await expect(conversation.getByText(line.trim(), { exact: true })).toBeVisible();
  expect(await harmless()).toBe(false);
});
