import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** One place left, a plan of seats, sign-in is open; the lecturer organises it. */
const morning = '班前会五分钟：现场演一遍';
const address = '/task/active-detail/8003';
/** Has ended; the lecturer was there and has said nothing yet. */
const past = '首件检验现场诊断';

test('two people share the last place of an activity: one waits, moves up, takes a seat, signs in by the number at the door, and the other says what came of an earlier one [AT-01] [TR-05]', async ({
  pageOf,
  trouble,
}) => {
  const organiser = await pageOf(people.lecturer);
  await organiser.goto('/index/activity?tab=registering');
  await expect(organiser.getByRole('link', { name: morning })).toBeVisible();
  // The link itself opens a tab of its own.
  await organiser.goto(address);
  await organiser.getByRole('button', { name: '报名', exact: true }).click();
  await expect(organiser.getByText('已报名').first()).toBeVisible();

  const guest = await pageOf(people.li);
  await guest.goto('/index/activity');
  await guest.goto(address);
  await guest.getByRole('button', { name: '排队等名额' }).click();
  await expect(guest.getByText('你排在第 1 位')).toBeVisible();

  await organiser.getByRole('button', { name: '先点一个空位' }).waitFor();
  await organiser.reload();
  await expect(organiser.getByText('已满，1 人排队').or(organiser.getByText('现在签到'))).toBeVisible();
  await organiser.getByRole('button', { name: '取消报名' }).click();
  await organiser.getByRole('alertdialog').getByRole('button', { name: '取消报名' }).click();
  await expect(
    organiser.getByRole('button', { name: '报名', exact: true }).or(organiser.getByText('名额已满')),
  ).toBeVisible();

  await guest.reload();
  const plan = guest.getByRole('grid', { name: '座位图' });
  await plan.getByRole('row', { name: /^1 排 1 座，空位/ }).click();
  await guest.getByRole('button', { name: '坐 1 排 1 座' }).click();
  await expect(guest.getByText('我的座位：1 排 1 座')).toBeVisible();

  await organiser
    .getByRole('link', { name: '现场' })
    .or(organiser.getByText('现场', { exact: true }))
    .first()
    .click();
  const number = organiser.locator('b').filter({ hasText: /^\d{3} \d{3}$/ });
  trouble.allow(/status of 409/);
  await guest.getByLabel('屏幕上的六位数字').fill('000 000');
  await guest.getByRole('button', { name: '签到', exact: true }).click();
  await expect(guest.getByText('签到码不对或已经换了')).toBeVisible();
  await guest.getByLabel('屏幕上的六位数字').fill(await number.innerText());
  await guest.getByRole('button', { name: '签到', exact: true }).click();
  await expect(guest.getByRole('heading', { name: '签到好了' })).toBeVisible();
  const list = organiser.getByRole('list', { name: '签到表' });
  await expect(list.getByRole('listitem').filter({ hasText: '李思远' })).toContainText('1 排 1 座');
  await list.getByRole('checkbox', { name: '登记 欧阳静澜 到场' }).click();
  await expect(organiser.getByText('已到 2')).toBeVisible();

  await organiser.goto('/my/my-active?tab=past');
  await expect(organiser.getByRole('link', { name: past })).toBeVisible();
  await organiser.goto('/task/active-detail/8010');
  await organiser.getByRole('radio', { name: '很值得来' }).check({ force: true });
  await organiser.getByLabel('想说的话（选填）').fill('卡片贴在看板上，第二天就有人改。');
  await organiser.getByRole('button', { name: '提交评价' }).click();
  await expect(organiser.getByText('评价已提交')).toBeVisible();
  await organiser.reload();
  await expect(organiser.getByLabel('想说的话（选填）')).toHaveValue('卡片贴在看板上，第二天就有人改。');
});
