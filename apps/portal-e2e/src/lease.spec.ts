import { reportProgress, studyLease } from '@banyan/contracts/course';
import { takeCall } from './support/calls.ts';
import { gate } from './support/gate.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const course = { id: 104, title: '在线视觉检测：相机选型与误判治理' };
/** Another one: whose window was closed without leaving is held for a while. */
const other = 116;
const another = 122;

test('a second window is refused by the course’s name, takes over, and the first one is told [CO-06]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/status of 409/);
  const first = new PlayerScreen(await pageOf(people.sun));
  await first.open(course.id);
  await first.begin();

  const second = new PlayerScreen(await pageOf(people.sun));
  await second.open(course.id);
  // On a slow network it plays a moment before it is refused, and what it says of that moment is slower still: it must
  // not give back the place that was taken over meanwhile.
  const played = gate();
  const farewell = gate();
  await takeCall(second.page, studyLease, (route) => played.passed.then(() => route.continue()));
  await takeCall(second.page, reportProgress, (route) => farewell.passed.then(() => route.continue()));
  await second.begin();
  played.open();
  const refused = `/refused/${course.id}/${encodeURIComponent(course.title)}`;
  await second.page.waitForURL(refused);
  await expect(second.page.getByText(`“${course.title}”正在别处学习`)).toBeVisible();
  await second.page.getByRole('button', { name: '在这里继续学' }).click();
  farewell.open();
  await second.page.waitForURL(`/course/${course.id}`);
  await second.begin();

  // The first window hears of it with its next heartbeat, or with the one that repeats it where its answer was lost.
  await first.page.waitForURL(refused, { timeout: 60_000 });
  await expect(first.page.getByText(`“${course.title}”正在别处学习`)).toBeVisible();
  await expect(second.video).toHaveJSProperty('paused', false);
});

test('playing another course in a second window takes the place, and the first window is told [CO-06]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/status of 409/);
  const first = new PlayerScreen(await pageOf(people.sun));
  await first.open(another);
  await first.begin();
  const second = new PlayerScreen(await first.page.context().newPage());
  await second.open(course.id);
  await second.begin();
  await first.page.waitForURL(`/refused/${another}/${encodeURIComponent(course.title)}`, { timeout: 60_000 });
  await expect(second.video).toHaveJSProperty('paused', false);
});

test('a reload is no other window, and leaving gives the place back [CO-06]', async ({ pageOf }) => {
  const first = new PlayerScreen(await pageOf(people.sun));
  await first.open(other);
  await first.begin();
  await first.page.reload();
  await first.begin();
  await first.leave();

  const second = new PlayerScreen(await pageOf(people.sun));
  await second.open(other);
  await second.begin();
});

test('the refused screen survives a reload and a name with markup in it [CO-06]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  const name = '<b>名字</b> & “引号” 100%';
  await page.goto(`/refused/${course.id}/${encodeURIComponent(name)}`);
  await expect(page.getByText(`“${name}”正在别处学习`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`“${name}”正在别处学习`)).toBeVisible();
  await page.getByRole('link', { name: '先不换，回到课程' }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
});
