import { saveMessageSettings } from '@banyan/contracts/messages';
import { isCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('two people write to each other live, everything is read at once, and settings stay [ME-01] [ME-02]', async ({
  pageOf,
}) => {
  const reader = await pageOf(people.li);
  const bell = reader.getByRole('link', { name: /^消息，\d+ 条未读$/ });
  await reader.goto('/main/message');
  await expect(reader).toHaveURL(/\/main\/message\/ownMessage$/);
  await expect(bell).toBeVisible();
  await reader.getByRole('button', { name: '全部已读' }).click();
  await expect(reader.getByRole('link', { name: '消息', exact: true })).toBeVisible();

  const writer = await pageOf(people.administrator);
  await writer.goto('/main/message/ownMessage?write=Y');
  await writer.getByRole('searchbox', { name: '找同事' }).fill('H20381');
  await writer.keyboard.press('Enter');
  await writer.getByRole('button', { name: /李思远/ }).click();
  await writer.getByRole('textbox', { name: '写一句话，回车发送' }).fill('复训名额给你留了一个');
  await writer.keyboard.press('Enter');
  await expect(writer).toHaveURL(/\/ownMessage\/\d+$/);
  await expect(writer.getByRole('group', { name: '对话' }).getByText('复训名额给你留了一个')).toBeVisible();

  await expect(reader.getByRole('link', { name: '消息，1 条未读' })).toBeVisible();
  const line = reader.getByRole('link', { name: /赵敏/ });
  await line.press('Enter');
  await expect(reader).toHaveURL(/ownMessage\/\d+$/);
  // The list stays beside what is opened from it, and the keyboard stays in the list.
  await expect(reader.getByRole('group', { name: '对话' })).toBeVisible();
  await expect(line).toBeFocused();
  await expect(reader.getByRole('link', { name: '消息', exact: true })).toBeVisible();
  await reader.getByRole('textbox', { name: '写一句话，回车发送' }).fill('谢谢，周二到');
  await reader.getByRole('button', { name: '发送' }).click();
  await expect(writer.getByRole('group', { name: '对话' }).getByText('谢谢，周二到')).toBeVisible();

  await reader.getByRole('button', { name: '标为未读' }).click();
  await expect(reader.getByRole('link', { name: '消息，1 条未读' })).toBeVisible();
  await reader.keyboard.press('e');
  await expect(reader.getByRole('link', { name: '消息', exact: true })).toBeVisible();

  await reader.getByRole('link', { name: '设置' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: '消息设置' })).toBeVisible();
  const praise = reader.getByRole('switch', { name: '赞：站内提醒' });
  await expect(praise).toBeChecked();
  // It shows at once; what is sent is waited for, as nobody reloads a page within a blink.
  const kept = reader.waitForResponse((response) => isCall(response, saveMessageSettings) && response.ok());
  await praise.press('Space');
  await expect(praise).not.toBeChecked();
  await kept;
  await reader.reload();
  await expect(reader.getByRole('switch', { name: '赞：站内提醒' })).not.toBeChecked();
});
