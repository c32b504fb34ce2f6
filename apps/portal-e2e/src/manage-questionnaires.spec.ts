import type { CallOutput } from '@banyan/contracts';
import {
  exportAnswers,
  managedResults,
  managedSheets,
  readQuestionnaireDraft,
  saveQuestionnaireDraft,
  type EditedQuestionnaire,
  type ManagedResults,
} from '@banyan/contracts/exam';
import { exportDetail, manageDepartments, type ExportedTable } from '@banyan/contracts/organisation';
import type { Page } from '@playwright/test';
import { askApi, postApi } from './support/askApi.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const title = '夜班休息调查';

/** The file that an export wrote. */
async function exported(page: Page, id: number): Promise<string> {
  const begun = await postApi(page, exportAnswers, { id: String(id), format: 'csv' });
  const { id: file } = begun.body.data as ExportedTable;
  const read = async () => (await askApi(page, exportDetail, { id: String(file) })).body.data as ExportedTable;
  await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('done');
  return page.evaluate(async (url) => (await fetch(url)).text(), (await read()).url);
}

test('a questionnaire with branching is made and published, two learners answer on different ways, and nobody can be told from its export [QU-01] [QU-02] [QU-03]', async ({
  pageOf,
  trouble,
}) => {
  test.setTimeout(150_000);
  const page = await pageOf(people.administrator);
  await page.goto('/manage/questionnaires');
  await page.getByRole('button', { name: '新建问卷' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: '问卷' }).fill(title);
  await panel.getByRole('button', { name: '新建并编辑' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();

  // Gaps are told before anything is published.
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const gap = page.getByRole('dialog', { name: '还不能发布' });
  await expect(gap).toContainText('至少要有一题');
  await gap.getByRole('button', { name: '关闭' }).first().click();

  const kinds = page.getByRole('navigation', { name: '十五种题型' });
  await kinds.getByRole('button', { name: '单选' }).click();
  await page.getByRole('textbox', { name: '题目' }).fill('你上哪个班？');
  await page.getByRole('textbox', { name: '选项 1' }).fill('白班');
  await page.getByRole('textbox', { name: '选项 2' }).fill('夜班');
  await kinds.getByRole('button', { name: '时间' }).click();
  await page.getByRole('textbox', { name: '题目' }).fill('几点休息？');
  await kinds.getByRole('button', { name: '描述' }).click();
  await page.getByRole('textbox', { name: '题目' }).fill('还有什么想说的？');
  await page.getByRole('switch', { name: '必答' }).uncheck({ force: true });
  // Whoever works by day is not asked about the night.
  await page.getByRole('button', { name: /你上哪个班？/ }).click();
  await page.getByRole('button', { name: /选项 1 之后/ }).click();
  await page.getByRole('option', { name: '第 3 题' }).click();
  const preview = page.getByRole('complementary', { name: '同事会看到' });
  await preview.getByRole('radio', { name: '白班' }).check({ force: true });
  await expect(preview.getByText('按这样回答，不会问：第 2 题')).toBeVisible();
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await page.getByRole('textbox', { name: '发起部门' }).fill('行政部');
  await expect(page.getByText(/草稿已保存/)).toBeVisible();

  // For departments, and open since a minute ago; fields of time are walked by their own tests.
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const said = await askApi(page, readQuestionnaireDraft, { id: String(id) });
  const { draft, revision } = said.body.data as EditedQuestionnaire;
  const now = Date.now();
  const tree = (await askApi(page, manageDepartments, {})).body.data as CallOutput<typeof manageDepartments>;
  const departments = tree.departments.filter((one) => one.people > 0).map((one) => one.id);
  const nobody = { departments: [], groups: [], people: [] };
  const audience = { ...nobody, departments, rules: [], except: nobody };
  const moved = { ...draft, audience, opensAt: now - 60_000, closesAt: now + 3_600_000, results: 'answered' };
  const sent = { id: String(id), revision: String(revision), draft: JSON.stringify(moved) };
  expect((await postApi(page, saveQuestionnaireDraft, sent)).body.status).toBe('Y');
  await page.reload();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog', { name: '发布这份问卷？' }).getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('同事看到的是第 1 版')).toBeVisible();

  const day = await pageOf(people.sun);
  await day.goto(`/questionnaire/questionDetail?id=${id}`);
  await day.getByRole('radio', { name: '白班' }).check({ force: true });
  await expect(day.getByRole('region', { name: '几点休息？' })).toHaveCount(0);
  await day.getByRole('region', { name: '还有什么想说的？' }).getByRole('textbox').fill('灯太暗');
  await day.getByRole('button', { name: '提交' }).click();
  await expect(day.getByRole('heading', { name: '已提交，谢谢参与' })).toBeVisible();

  const night = await pageOf(people.li);
  await night.goto(`/questionnaire/questionDetail?id=${id}`);
  await night.getByRole('radio', { name: '夜班' }).check({ force: true });
  const rest = night.getByRole('region', { name: '几点休息？' });
  await night.getByRole('button', { name: '提交' }).click();
  await expect(rest.getByText('这题还没填')).toBeVisible();
  await rest.getByRole('spinbutton').first().focus();
  await night.keyboard.type('0230');
  await night.getByRole('button', { name: '提交' }).click();
  await expect(night.getByRole('heading', { name: '已提交，谢谢参与' })).toBeVisible();

  // Two are too few to be told from, on the screen, by the call and in the file.
  await page.getByRole('link', { name: '结果' }).click();
  await expect(page.getByText('填写的人还太少')).toBeVisible();
  const shown = await askApi(page, managedResults, { id: String(id) });
  expect(shown.body.data as ManagedResults).toMatchObject({ answered: 2, tooFew: true, items: [], days: [] });
  trouble.allow(/status of 404.*questionnaires\/sheets/);
  expect((await askApi(page, managedSheets, { id: String(id) })).body.status).toBe('N');
  const file = await exported(page, id);
  expect(file).toContain('题号');
  expect(file).not.toMatch(/灯太暗|02:30|孙|李|H20/);

  // Questions stay, now that they have been answered.
  await page.goto(`/manage/questionnaires/${id}`);
  await expect(page.getByRole('switch', { name: '匿名' })).toBeDisabled();
});
