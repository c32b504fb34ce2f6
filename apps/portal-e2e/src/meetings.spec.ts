import { answerInvitation, bookMeeting, cancelMeeting, changeMeeting } from '@banyan/contracts/live';
import { isCall } from './support/calls.ts';
import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const topic = '深孔钻对刀互助';
const renamed = '深孔钻对刀互助（换时间）';

test('a periodic meeting is booked, answered, changed and called off [LV-02]', async ({ pageOf, trouble }) => {
  trouble.allow(/status of 409/);
  const page = await pageOf(people.lecturer);
  await page.goto('/meeting');
  await page.getByRole('button', { name: '预约会议' }).click();
  const field = page.getByRole('textbox', { name: '主题' });
  await expect(field).toBeFocused();

  // Errors are shown at their fields; typed text survives a reload.
  await page.getByRole('button', { name: '预约并通知' }).click();
  await expect(page.getByText('必填')).toBeVisible();
  await field.fill(topic);
  await page.getByRole('switch', { name: '定期重复' }).check({ force: true });
  await expect(page.getByText(/最后一次：/)).toBeVisible();
  await page.getByRole('combobox', { name: '邀请谁' }).fill('H20381');
  await page.getByRole('option', { name: /李思远/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '粘贴工号' }).click();
  await page.getByRole('textbox', { name: '工号列表' }).fill('H20412\nH00000');
  await page.getByRole('button', { name: '加入' }).click();
  await expect(page.getByText(/没有找到：H00000/)).toBeVisible();
  await expect(page.getByText('3 / 300')).toBeVisible();
  await page.getByRole('textbox', { name: '入会密码' }).fill('4827');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(`「${topic}」只存在这台设备上。`)).toBeVisible();
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect(field).toHaveValue(topic);
  await expect(page.getByText('3 / 300')).toBeVisible();
  const booked = page.waitForResponse((answer) => isCall(answer, bookMeeting));
  await page.getByRole('button', { name: '预约并通知' }).click();
  await booked;
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  const times = page.getByRole('list', { name: '这个系列' }).getByRole('listitem');
  await expect(times).toHaveCount(4);

  const inbox = await pageOf(people.li);
  await inbox.goto('/main/message/ownMessage');
  await inbox.getByRole('link', { name: new RegExp(`何佳怡 邀请你参加「${topic}」`) }).click();
  const member = await newTab(inbox.getByRole('link', { name: '去看看' }));
  await expect(member.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  await expect(member.getByText('4827')).toBeVisible();
  const accepted = member.waitForResponse((answer) => isCall(answer, answerInvitation));
  await member.getByRole('button', { name: '接受' }).click();
  await accepted;
  await expect(member.getByText('你接受了邀请')).toBeVisible();
  await member.goto('/meeting');
  const row = member.getByRole('list', { name: '会议列表' }).getByRole('listitem').filter({ hasText: topic });
  await expect(row).toHaveCount(4);
  await expect(row.first()).toContainText('已接受');

  // The owner puts the second time off; the member is asked again, and cannot go in so early.
  await times.nth(1).getByRole('link').click();
  await expect(times.nth(1)).toContainText('本次');
  await page.getByRole('button', { name: '修改' }).click();
  await field.fill(renamed);
  const day = page.getByRole('group', { name: '开始' }).getByRole('spinbutton', { name: /日/ }).last();
  await day.press('ArrowUp');
  const changed = page.waitForResponse((answer) => isCall(answer, changeMeeting));
  await page.getByRole('button', { name: '保存并通知' }).click();
  await changed;
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await member.goto(page.url());
  await expect(member.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(member.getByText('等你回复')).toBeVisible();
  await expect(member.getByRole('button', { name: '进入会议' })).toBeDisabled();
  await expect(member.getByText(/开始前 30 分钟/)).toBeVisible();

  await page.getByRole('button', { name: '取消会议' }).click();
  const question = page.getByRole('alertdialog', { name: '取消这次会议？' });
  await question.getByRole('radio', { name: '这一次和之后的' }).check({ force: true });
  const cancelled = page.waitForResponse((answer) => isCall(answer, cancelMeeting));
  await question.getByRole('button', { name: '取消会议' }).click();
  await cancelled;
  await expect(page.getByText('这次会议取消了')).toBeVisible();
  await member.goto('/meeting');
  await expect(row).toHaveCount(1);

  // People without an invitation are refused.
  const stranger = await pageOf(people.administrator);
  await stranger.goto(page.url());
  await expect(stranger.getByText('你不在受邀名单里')).toBeVisible();
});
