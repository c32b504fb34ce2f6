import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

test('what comes in by the command is there in the portal: a course plays, a programme waits [CO-02] [CO-04] [TR-02]', async ({
  pageOf,
  server,
}) => {
  // Each command is a process that opens the database.
  test.slow();
  const example = (name: string) => `docs/imports/${name}`;
  await server.import([
    ['course', example('course')],
    ['training', example('training.yaml')],
  ]);
  const page = await pageOf(people.sun);

  await page.goto(`/course?${new URLSearchParams({ 'search[keyword]': '未来图落地' }).toString()}`);
  const card = page.getByRole('link', { name: /未来图落地/ }).first();
  await expect(card).toBeVisible();
  await page.goto((await card.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: '未来图落地：一周一看', level: 1 })).toBeVisible();
  const player = new PlayerScreen(page);
  await player.begin();
  await player.until(1);
  await player.catalogue.getByText('三个数').click();
  await expect(page.getByRole('img', { name: '在制品超过上限' })).toBeVisible();

  // Whoever the file names takes part already.
  await page.goto('/my/my-myTrain');
  await expect(page.getByRole('list', { name: '我的培训' })).toContainText('拧紧作业上岗');
});
