import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a programme is found, joined, walked on its map by keyboard and found again in my training [TR-02]', async ({
  pageOf,
}) => {
  const programmes = await pageOf(people.lecturer);
  await programmes.goto('/index/train');
  await expect(programmes.getByRole('heading', { level: 1, name: '培训项目' })).toBeVisible();
  const safety = '叉车与现场安全年度复训';
  const list = programmes.getByRole('list', { name: '培训项目' });
  const page = await newTab(list.getByRole('link', { name: `看看：${safety}` }));
  await expect(page.getByRole('heading', { level: 1, name: safety })).toBeVisible();

  await page.getByRole('button', { name: '参加培训' }).click();
  await expect(page.getByRole('region', { name: /第 1 阶段/ })).toContainText('必修 0 / 1');
  await expect(page.getByText('前面的阶段都完成后开放，还差 1 项')).toBeVisible();

  await page.getByRole('link', { name: '看地图' }).click();
  await expect(page).toHaveURL(/\/task\/train-map\/6002$/);
  const route = page.getByRole('list', { name: /方向键/ });
  await expect(route.getByRole('listitem')).toHaveCount(4);
  await route.getByRole('link', { name: /现在做这一项/ }).focus();
  await page.keyboard.press('End');
  const last = route.getByRole('link', { name: /第 2 阶段第 1 项，班前安全快测，考试，必修，未开放/ });
  await expect(last).toBeFocused();
  // Tasks that are not open yet link to their stage.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/task\/train-map-list\/6002\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: /第 2 阶段/ })).toBeVisible();

  await page.goto('/my/learn-record');
  await page.getByRole('navigation', { name: '学习中心' }).getByRole('link', { name: '我的培训' }).click();
  const mine = page.getByRole('list', { name: '我的培训' });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine).toContainText('还差 2 项必修');
});

test('a path is chosen, and another one in its place [TR-02]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/training/train-detail/6001');
  await page.getByRole('button', { name: '选这个方向：方向：来料检验' }).click();
  await page.getByRole('button', { name: '换成这个方向：方向：过程检验' }).click();
  await expect(page.getByRole('button', { name: '换成这个方向：方向：来料检验' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: /方向：过程检验/ }).getByRole('link', { name: /^继续|^去/ }),
  ).toHaveCount(2);
});
