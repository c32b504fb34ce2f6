import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a package says what comes next and what waits for it, to visitors too [CO-11]', async ({
  page,
  pageOf,
  server,
}) => {
  const learner = await pageOf(people.li);
  await learner.goto('/coursepackage');
  const packages = learner.getByRole('list', { name: '课程包' });
  const link = packages.getByRole('link', { name: /过程检验员上岗包/ });
  // Cards open in a tab of their own [SH-07].
  await learner.goto((await link.getAttribute('href')) ?? '');
  await expect(learner.getByRole('heading', { level: 1, name: '过程检验员上岗包' })).toBeVisible();
  const required = learner.getByRole('list', { name: '必学课程' });
  await expect(required.getByRole('listitem')).toHaveCount(5);
  await expect(required.getByText('先学完《读懂一张零件图：尺寸、公差与几何公差》').first()).toBeVisible();
  const course = await newTab(learner.getByRole('link', { name: '继续学习' }));
  await expect(course).toHaveURL(/\/course\/126$/);

  await page.goto(`${server.origin('localhost')}/coursepackage`);
  await expect(page.getByText('还没有课程包')).toBeVisible();
});
