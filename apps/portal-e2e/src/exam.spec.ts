import { logout } from '@banyan/contracts/account';
import { saveAnswers } from '@banyan/contracts/exam';
import { askApi } from './support/askApi.ts';
import { isCall } from './support/calls.ts';
import { newTab } from './support/newTab.ts';
import { fillLogin, logIn, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Six questions in ten minutes, open for a month. */
const quick = 1102;
const title = '班前安全快测';
/** The window may be left five times. */
const limited = 1108;

test('an exam is found, begun, answered by keyboard through a reload and a lost network, handed in, and read afterwards [EX-01] [EX-03] [EX-04] [EX-07]', async ({
  pageOf,
  trouble,
}) => {
  const exams = await pageOf(people.lecturer);
  await exams.goto('/my/my-exam?tab=todo');
  const page = await newTab(exams.getByRole('link', { name: `去考试：${title}` }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: '开始答题' }).click();

  await expect(page).toHaveURL(new RegExp(`/task/exam/questions/${quick}$`));
  await expect(page.getByText('已答 0 / 6')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('已答 1 / 6')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await expect(page.getByText('已答 2 / 6')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已答 2 / 6')).toBeVisible();

  // Without a network answers stay on the device; a crash of the page loses none.
  trouble.allow(/net::ERR_FAILED/);
  await page.context().route(
    () => true,
    (route, request) => (isCall(request, saveAnswers) ? route.abort() : route.fallback()),
  );
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await expect(page.getByText('已答 3 / 6')).toBeVisible();
  await page.close();
  const again = await page.context().newPage();
  await again.goto(`/task/exam/questions/${quick}`);
  // The window that answered is gone: nothing to ask.
  await expect(again.getByText('已答 3 / 6')).toBeVisible();
  await expect(again.getByRole('alertdialog')).toHaveCount(0);

  await again.getByRole('button', { name: '交卷' }).click();
  const dialog = again.getByRole('alertdialog');
  await expect(dialog).toContainText('3');
  await dialog.getByRole('button', { name: '交卷' }).click();
  await expect(again).toHaveURL(/\/task\/exam\/result\/\d+$/);
  await expect(again.getByRole('region', { name: '交卷回执' })).toContainText('3 题，共 6 题');
  const receipt = await again.getByText(/^EX-\d{8}-\d+$/).innerText();
  await again.reload();
  await expect(again.getByText(receipt)).toBeVisible();
  await again.emulateMedia({ media: 'print' });
  await expect(again.getByRole('button', { name: '下载回执' })).toBeHidden();
  await again.emulateMedia({ media: null });

  await again.goto(`${new URL(again.url()).pathname.replace('result', 'resultDetail')}?tab=record`);
  await expect(again.getByText('回来接着答')).toBeVisible();
});

test('whoever is put out over an open paper logs in again on it, as nobody else, and hands in one paper with every answer [EX-03] [EX-04]', async ({
  newContext,
  server,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await logIn(page, server, people.sun);
  await page.goto(`/task/exam/excessive/${quick}`);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText('已答 0 / 6')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('已答 1 / 6')).toBeVisible();

  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 2, name: '第 2 题，共 6 题，单选题' })).toBeVisible();
  expect((await askApi(page, logout, {})).body.status).toBe('Y');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: '登录已失效' });
  await expect(dialog).toBeVisible();
  await fillLogin(page, people.li);
  await expect(dialog.getByText('这是另一个账号')).toBeVisible();
  await fillLogin(page, people.sun);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/task/exam/questions/${quick}$`));
  await expect(page.getByText('已答 2 / 6')).toBeVisible();

  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  await expect(page).toHaveURL(/\/task\/exam\/result\/\d+$/);
  await expect(page.getByRole('region', { name: '交卷回执' })).toContainText('3 题，共 6 题');
  await page.goto(`/task/exam/excessive/${quick}`);
  await expect(page.getByRole('link', { name: /看结果：第 \d 次/ })).toHaveCount(1);
});

test('a server that is killed in the middle of an exam takes no answer along: they wait on the device, go by themselves once it is back, and the record has them all [EX-03] [EX-04]', async ({
  pageOf,
  server,
  trouble,
}) => {
  test.setTimeout(180_000);
  trouble.allow(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/);
  const page = await pageOf(people.administrator);
  await page.goto(`/task/exam/excessive/${quick}`);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText('已答 0 / 6')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await expect(page.getByText(/\d 已保存$/)).toBeVisible();

  await server.kill();
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await expect(page.getByText('2 题待保存')).toBeVisible();
  await expect(page.getByText('第 2、3 题还在本机，正在重新发送。可以继续作答。')).toBeVisible();
  await expect(page.getByText('已答 3 / 6')).toBeVisible();
  await server.start();
  // The wait between two tries grows up to half a minute.
  await expect(page.getByText(/题待保存/)).toBeHidden({ timeout: 45_000 });
  await page.keyboard.press('a');

  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  await expect(page).toHaveURL(/\/task\/exam\/result\/\d+$/);
  await expect(page.getByRole('region', { name: '交卷回执' })).toContainText('4 题，共 6 题');
  await page.goto(`${new URL(page.url()).pathname.replace('result', 'resultDetail')}?tab=record`);
  await page.getByText('逐条', { exact: true }).click();
  for (const no of [1, 2, 3, 4]) await expect(page.getByText(`保存第 ${no} 题`).first()).toBeVisible();
});

test('an exam that checks faces lets whoever has no camera go on where the enterprise says so, and records it; parts that are lost on their way leave the paper as it is [EX-03] [EX-06] [SH-14]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/net::ERR_FAILED/, /LostPart: a part could not be loaded/);
  const page = await pageOf(people.sun);
  const lateParts = /\/assets\/(?:ExamFaceCheck|Attachments)-[^/]+\.js$/;
  await page.route(lateParts, (route) => route.abort());
  await page.goto('/task/exam/excessive/1101');
  await page.getByRole('button', { name: '开始答题' }).click();
  const dialog = page.getByRole('dialog', { name: '请核对是你本人' });
  await expect(dialog.getByRole('alert')).toContainText('没有取到内容');
  await page.unroute(lateParts);
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByText('这台设备没有摄像头')).toBeVisible();
  await dialog.getByRole('button', { name: '不核验，继续' }).click();
  await page.route(lateParts, (route) => route.abort());
  await expect(page).toHaveURL(/\/task\/exam\/questions\/1101$/);
  await page.getByRole('button', { name: /^第 45 题/ }).click();
  const lost = page.getByRole('alert').filter({ hasText: '附件栏没有取到，文字可以先写' });
  await expect(lost).toBeVisible();
  await page.getByLabel('作答').fill('先隔离，再追溯');
  await page.unroute(lateParts);
  await lost.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('最多 3 个，每个不超过 5 MB')).toBeVisible();
  await expect(page.getByLabel('作答')).toHaveValue('先隔离，再追溯');
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  await expect(page).toHaveURL(/\/task\/exam\/result\/\d+$/);
  await page.goto(`${new URL(page.url()).pathname.replace('result', 'resultDetail')}?tab=record`);
  await expect(page.getByText('没有摄像头，未核对人脸')).toBeVisible();
});

test('the sixth time that the window of an exam of five is left hands the paper in, and says why [EX-06]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.administrator);
  // Another page takes the focus of the window, and gives it back.
  await page.addInitScript(() => {
    let here = true;
    Object.defineProperty(document, 'hasFocus', { value: () => here });
    Object.assign(globalThis, {
      leaveWindow(left: boolean) {
        here = !left;
        dispatchEvent(new Event(left ? 'blur' : 'focus'));
      },
    });
  });
  const leave = (left: boolean) =>
    page.evaluate(
      (away) => (globalThis as unknown as { leaveWindow: (left: boolean) => void }).leaveWindow(away),
      left,
    );
  await page.goto(`/task/exam/excessive/${limited}`);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText(/^已答 0 \/ \d+/)).toBeVisible();
  await page.keyboard.press('a');
  for (let time = 1; time <= 5; time += 1) {
    await leave(true);
    await expect(page.getByText(`${time} / 5 次`)).toBeVisible();
    await leave(false);
    await expect(page).toHaveURL(new RegExp(`/task/exam/questions/${limited}$`));
  }
  await leave(true);
  await expect(page.getByRole('region', { name: '交卷回执' })).toContainText('离开次数超限，自动交卷');
  await page.goto(`/task/exam/excessive/${limited}`);
  await expect(page.getByRole('button', { name: '接着答题' })).toHaveCount(0);
});
