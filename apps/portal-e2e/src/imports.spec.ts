import { homeworkToMark, markHomework } from '@banyan/contracts/training';
import { writeFileSync } from 'node:fs';
import { askApi, postApi } from './support/askApi.ts';
import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

test('what comes in by the command is there in the portal: a course plays, a programme waits, an enterprise opens [AC-01] [CO-02] [CO-04] [SE-05] [TR-02]', async ({
  newContext,
  pageOf,
  server,
  trouble,
}) => {
  // A first password logs nobody in.
  trouble.allow(/status of 401 .*apiSystem\/login/);
  // Each command is a process that opens the database.
  test.slow();
  const example = (name: string) => `docs/imports/${name}`;
  await server.import([
    ['course', example('course')],
    ['training', example('training.yaml')],
    ['enterprise', example('enterprise.yaml'), '--eid', '2001'],
    ['people', example('people.csv'), '--eid', '2001'],
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

  // People named in the file take part already.
  await page.goto('/my/my-myTrain');
  await expect(page.getByRole('list', { name: '我的培训' })).toContainText('拧紧作业上岗');

  // The new enterprise has its own portal, and its people their first login.
  const newcomer = await (await newContext({ baseURL: `http://qinghe.localhost:${server.port}` })).newPage();
  await newcomer.goto('/');
  await expect(newcomer.getByRole('heading', { name: '登录青禾学堂' })).toBeVisible();
  await newcomer.getByLabel('工号').fill('Q2001');
  await newcomer.getByLabel('密码', { exact: true }).fill('Qinghe2026');
  await newcomer.getByRole('button', { name: '登录', exact: true }).click();
  await newcomer.getByLabel('新密码', { exact: true }).fill('Sprout2026');
  await newcomer.getByLabel('再输一次新密码').fill('Sprout2026');
  await newcomer.getByRole('button', { name: '保存并登录' }).click();
  await expect(newcomer.getByRole('heading', { name: /陈小满/, level: 1 })).toBeVisible();
  await expect(newcomer.getByRole('heading', { name: '新上架' })).toBeVisible();
});

/** Its second stage opens once the vote of the first is cast, and its homework is marked by somebody. */
const induction = `
title: 新员工入职
summary: 从第一项任务到上岗证。
category: 入职
owner: 人力资源部
cover: newbie
certificate: { template: 9202, title: 新员工上岗 }
stages:
  - title: 认识公司
    rule: start
    tasks: [{ questionnaire: 700003 }]
  - title: 动手
    rule: after
    tasks: [{ homework: 9001 }]
`;

test('an induction goes from its first task to a certificate that a stranger verifies [TR-02] [TR-03] [TR-04]', async ({
  newContext,
  pageOf,
  server,
}, info) => {
  test.slow();
  const file = info.outputPath('induction.yaml');
  writeFileSync(file, induction);
  await server.import([['training', file]]);
  const programmes = await pageOf(people.sun);
  await programmes.goto('/index/train');
  const list = programmes.getByRole('list', { name: '培训项目' });
  const page = await newTab(list.getByRole('link', { name: '看看：新员工入职' }));
  await expect(page.getByRole('heading', { level: 1, name: '新员工入职' })).toBeVisible();
  const programme = page.url();
  await page.getByRole('button', { name: '参加培训' }).click();
  await expect(page.getByText('前面的阶段都完成后开放，还差 1 项')).toBeVisible();

  await page.goto('/questionnaire/questionDetail?id=700003');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '投票' }).click();
  await expect(page.getByText('填写的内容已经送到，里面没有你的姓名。')).toBeVisible();
  await page.goto(programme);
  await expect(page.getByText('前面的阶段都完成后开放，还差 1 项')).toHaveCount(0);
  const stage = page.getByRole('region', { name: /第 2 阶段/ });
  const homework = await newTab(stage.getByRole('link', { name: /^去交：首件检验/ }));
  await homework.getByRole('textbox', { name: '正文' }).fill('入职第一份检验记录。');
  await expect(homework.getByText(/^已保存/)).toBeVisible();
  await homework.getByRole('button', { name: '交作业' }).click();
  await expect(homework.getByText('已经交了，在等批改。批改之前可以撤回来改。')).toBeVisible();

  const desk = await pageOf(people.administrator);
  await desk.goto('/index');
  const waiting = (await askApi(desk, homeworkToMark, { homework: '9001', size: '50' })).body.data as {
    readonly items: readonly { readonly version: number; readonly submission: { id: number; text: string } }[];
  };
  const own = waiting.items.find(({ submission }) => submission.text.includes('入职第一份'));
  const mark = { submission: own?.submission.id, version: own?.version, score: 900, comment: '', comments: [] };
  await postApi(desk, markHomework, { marks: JSON.stringify([mark]) });

  await page.goto(programme);
  await page.getByRole('link', { name: '看我的证书' }).click();
  await expect(page).toHaveURL(/\/my\/my-certificate/);
  const verify = await page.getByRole('link', { name: /^查验/ }).first().getAttribute('href');
  const stranger = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await stranger.goto(verify ?? '');
  await expect(stranger.getByRole('heading', { level: 1, name: '有效' })).toBeVisible();
  await expect(stranger.getByRole('definition').first()).toContainText('孙＊军');
  await expect(stranger.getByText('孙立军')).toHaveCount(0);
});
