import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a course is commented on, answered, praised and rated once [CO-02] [CO-09]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/course/101?tab=comments');
  await page.getByRole('textbox', { name: '写评论' }).fill('案例很贴近我们车间。');
  await page.getByRole('button', { name: '发表' }).click();
  const thread = page.getByRole('list', { name: '评论', exact: true });
  await expect(thread.getByText('案例很贴近我们车间。')).toBeVisible();

  const li = await pageOf(people.li);
  await li.goto('/course/101?tab=comments');
  const own = li.getByRole('list', { name: '评论', exact: true }).getByRole('listitem').first();
  await expect(own).toContainText('案例很贴近我们车间。');
  await own.getByRole('button', { name: '赞，已有 0 个' }).click();
  await expect(own.getByRole('button', { name: '赞，已有 1 个' })).toHaveAttribute('aria-pressed', 'true');
  await own.getByRole('button', { name: /^回复/ }).click();
  await own.getByRole('textbox').fill('我们也是。');
  await own.getByRole('button', { name: '发表' }).click();
  await expect(own).toContainText('我们也是。');

  const rating = page.getByRole('region', { name: '课程评分' });
  await rating.getByRole('radio', { name: '很有帮助' }).click({ force: true });
  await rating.getByRole('button', { name: '提交 5 星' }).click();
  await expect(rating.getByText('你给了 5 星')).toBeVisible();
  await page.reload();
  await expect(rating.getByText('你给了 5 星')).toBeVisible();
  await expect(thread).toContainText('我们也是。');

  // Other learners are shown in the introduction.
  await page.getByRole('tab', { name: '课程介绍' }).click();
  await expect(page.getByRole('list', { name: '谁在学' }).getByRole('listitem').first()).toBeVisible();
});

test('a comment waits for an administrator where the enterprise wants it [CO-09]', async ({ pageOf }) => {
  const page = await pageOf(people.mia, { locale: 'en-GB' });
  await page.goto('/course/201?tab=comments');
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('The checklist works for frozen goods too.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Waiting for approval, only you see it')).toBeVisible();
  const desk = await pageOf(people.chief, { locale: 'en-GB' });
  await desk.goto('/review?tab=comment');
  const card = desk.getByRole('listitem').filter({ hasText: 'works for frozen goods' });
  await card.getByRole('button', { name: 'Send back' }).click();
  await expect(card.getByText('Give a reason; the author will see it')).toBeVisible();
  await card.getByRole('textbox').fill('Please say which checklist.');
  await card.getByRole('button', { name: 'Send back' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByText('Not approved: Please say which checklist.')).toBeVisible();
});

test('a visitor of a private enterprise who wants to read what others say is asked to log in over the course, and Back leads out of the login [AC-06] [AC-08]', async ({
  newContext,
  server,
  trouble,
}) => {
  const page = await (await newContext({ baseURL: server.origin('larkfield'), locale: 'en-GB' })).newPage();
  await page.goto('/agreement');
  await page.goto('/course/201');
  await page.getByRole('tab', { name: 'Comments' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'About the course', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  // By its address: what the server refuses leads to the login, and Back not into it again.
  trouble.allow(/401/);
  await page.goto('/course/201?tab=comments');
  await page.waitForURL(/\/login\?backUrl=/);
  await page.goBack();
  await page.waitForURL(/\/course\/201$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
