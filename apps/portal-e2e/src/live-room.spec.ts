import { sayInRoom, sendPiece } from '@banyan/contracts/live';
import type { Page } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { isCall } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

// A camera that shows a moving picture, and nobody who has to allow it.
const usual = playwright.use?.launchOptions ?? {};
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...usual, args: [...(usual.args ?? []), ...camera] } });

/** Begins within half an hour, hosted by the lecturer. */
const room = '/course/live/8001';
const line = '排屑那一步能再演示一次吗？';

/** Second of the film, and whether what it shows is more than black. */
const shownOn = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(film, 0, 0, 32, 18);
    const colours = [...(pen?.getImageData(0, 0, 32, 18).data ?? [])].filter((_, at) => at % 4 !== 3);
    return { at: film.currentTime, bright: Math.max(0, ...colours) > 60 };
  });

test('a host goes on air, learners see it move, speak, raise a hand, are given the stage, are muted, and see it again [LV-01] [ER-07]', async ({
  pageOf,
  trouble,
}) => {
  test.setTimeout(180_000);
  // A piece of film may be on its way while the stage changes hands: it is refused, and nothing more is sent.
  trouble.allow(/status of 409 .*live\/piece/);
  const host = await pageOf(people.lecturer);
  await host.goto(room);
  await host.getByRole('button', { name: '开播', exact: true }).click();
  const studio = host.getByRole('dialog', { name: '开播前看一眼' });
  await studio.getByRole('button', { name: '打开摄像头' }).click();
  await expect(studio.getByLabel('预览')).toBeVisible();
  const sent = host.waitForResponse((answer) => isCall(answer, sendPiece), { timeout: 30_000 });
  await studio.getByRole('button', { name: '开播', exact: true }).click();
  await expect(host.getByRole('status', { name: '直播状态' })).toContainText('你正在直播');
  expect(await (await sent).json()).toMatchObject({ status: 'Y', data: { index: 0 } });

  const learner = await pageOf(people.li);
  await learner.goto(room);
  await expect.poll(() => shownOn(learner), { timeout: 25_000 }).toMatchObject({ bright: true });
  const { at } = await shownOn(learner);
  await expect.poll(async () => (await shownOn(learner)).at, { timeout: 15_000 }).toBeGreaterThan(at + 1);
  await expect(learner.getByText('直播', { exact: true }).first()).toBeVisible();

  const input = learner.getByRole('textbox', { name: '说的话' });
  await input.fill(line);
  const said = learner.waitForResponse((answer) => isCall(answer, sayInRoom));
  await input.press('Enter');
  await said;
  await expect(input).toHaveValue('');
  // It comes to others by itself.
  await expect(host.getByRole('list', { name: '讨论' })).toContainText(line, { timeout: 15_000 });

  await learner.getByRole('button', { name: '举手' }).click();
  await expect(learner.getByRole('button', { name: '放下手' })).toBeVisible();
  await host.getByRole('tab', { name: /^在场/ }).click();
  const person = host.getByRole('list', { name: '在场' }).getByRole('listitem').filter({ hasText: '李思远' });
  await expect(person).toContainText('举手', { timeout: 15_000 });

  // The stage goes to the hand, and comes back: nobody is filmed before they say so.
  await person.getByRole('button', { name: '请发言' }).click();
  await expect(learner.getByText('请你上台')).toBeVisible({ timeout: 15_000 });
  await expect(host.getByText('台上换人了，你的画面已停。')).toBeVisible();
  await person.getByRole('button', { name: '对李思远的操作' }).click();
  await host.getByRole('menuitem', { name: '请下台' }).click();
  await expect(learner.getByText('请你上台')).toBeHidden({ timeout: 15_000 });
  const before = (await shownOn(learner)).at;
  await host.getByRole('region', { name: '直播画面' }).getByRole('button', { name: '开播' }).click();
  await host.getByRole('dialog').getByRole('button', { name: '打开摄像头' }).click();
  await host.getByRole('dialog').getByRole('button', { name: '开播', exact: true }).click();
  await expect(host.getByRole('status', { name: '直播状态' })).toContainText('你正在直播');
  await expect.poll(async () => (await shownOn(learner)).at, { timeout: 25_000 }).toBeGreaterThan(before + 1);

  await person.getByRole('button', { name: '对李思远的操作' }).click();
  await host.getByRole('menuitem', { name: '禁言' }).click();
  await expect(learner.getByText('你已被禁止发言')).toBeVisible({ timeout: 15_000 });

  // A link does not take the host away without a question.
  await host.getByRole('link', { name: '课程', exact: true }).first().click();
  const question = host.getByRole('alertdialog');
  await expect(question).toContainText('你正在直播');
  await question.getByRole('button', { name: '留在这里' }).click();
  await expect(host.getByRole('status', { name: '直播状态' })).toBeVisible();

  await host.getByRole('button', { name: '结束直播' }).click();
  await host.getByRole('alertdialog', { name: '结束这场直播？' }).getByRole('button', { name: '结束直播' }).click();
  await expect(host.getByRole('region', { name: '直播回放' })).toBeVisible({ timeout: 20_000 });

  await expect(learner.getByRole('region', { name: '直播回放' })).toBeVisible({ timeout: 20_000 });
  const jump = learner.getByRole('button', { name: new RegExp(`^跳到 .*${line}`) });
  await jump.click();
  await expect.poll(() => shownOn(learner), { timeout: 15_000 }).toMatchObject({ bright: true });
});
