import { writeComment } from '@banyan/contracts/community';
import { postApi } from './support/askApi.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Sent messages are read at `/dev/inbox`, which exists outside of production only.
test.use({ serverEnv: { NODE_ENV: 'development' } });

/** A topic that the reader has posted, of which no message tells yet. */
const topic = 7031;

test('a comment comes by mail once that is wished, and one press in the mail ends it, a look does not [ME-01]', async ({
  pageOf,
}) => {
  const reader = await pageOf(people.li);
  await reader.goto('/editor/personalData');
  await reader.getByRole('textbox', { name: '邮箱', exact: true }).fill('li@hengchuan.example');
  await reader.getByRole('button', { name: '保存', exact: true }).click();
  await expect(reader.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await reader.goto('/editor/messageSettings');
  const wish = reader.getByRole('button', { name: /^评论：邮件/ });
  await wish.click();
  await reader.getByRole('option', { name: '立即' }).click();
  await expect(wish).toContainText('立即');
  const chat = reader.getByRole('button', { name: /^评论：聊天工具/ });
  await chat.click();
  await reader.getByRole('option', { name: '立即' }).click();
  await expect(chat).toContainText('立即');

  const writer = await pageOf(people.administrator);
  await writer.goto(`/news/community/${topic}`);
  const words = '换刀后的第一件也记上 <b>刀号</b>';
  const said = await postApi(writer, writeComment, { post: String(topic), parent: '0', words, mentions: '[]' });
  expect(said.body).toMatchObject({ status: 'Y' });

  const letter = reader.getByRole('link', { name: /赵敏 评论了「塞规也会磨小，记得看止端」/ });
  const told = reader.getByRole('link', { name: '李思远，你有 1 条未读消息：评论' });
  await expect(async () => {
    await reader.goto('/dev/inbox');
    await expect(letter).toBeVisible({ timeout: 500 });
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  // A whole group reads what the chat tool says.
  await told.click();
  await expect(reader.getByText('@H20381')).toBeVisible();
  await expect(reader.getByText('刀号')).toHaveCount(0);
  await reader.goBack();
  await letter.click();
  await expect(reader.getByText(words)).toBeVisible();
  await reader.getByRole('link', { name: '不再接收这类邮件' }).click();
  await expect(reader.getByRole('heading', { name: '不再接收这类邮件？' })).toBeVisible();
  const link = reader.url();
  await reader.goto('/editor/messageSettings');
  await expect(wish).toContainText('立即');
  // The link in the mail needs no login.
  await reader.context().clearCookies();
  await reader.goto(link);
  await reader.getByRole('button', { name: '不再接收' }).click();
  await expect(reader.getByRole('heading', { name: '好的，不再发了' })).toBeVisible();
  const again = await pageOf(people.li);
  await again.goto('/editor/messageSettings');
  await expect(again.getByRole('button', { name: /^评论：邮件/ })).toContainText('不发');
});
