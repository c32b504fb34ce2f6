import type { CallOutput } from '@banyan/contracts';
import {
  manageQuestion,
  manageQuestions,
  readExamDraft,
  saveExamDraft,
  type EditedExam,
  type EditedQuestion,
} from '@banyan/contracts/exam';
import type { Page } from '@playwright/test';
import { askApi, postApi } from './support/askApi.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const title = '夜班交接测验';

/** A single choice of a bank, with the words of an option that its key does not say. */
async function choiceOf(page: Page, bank: number): Promise<{ readonly id: number; readonly wrong: string }> {
  const listed = await askApi(page, manageQuestions, { bank: String(bank), kind: 'single', size: '1', cursor: '' });
  const id = (listed.body.data as CallOutput<typeof manageQuestions>).items[0]?.id ?? 0;
  const read = await askApi(page, manageQuestion, { id: String(id) });
  const { choice, options } = (read.body.data as EditedQuestion).written;
  const wrong = options.find((_, place) => !choice.includes(place));
  return { id, wrong: wrong?.zh_cn.replaceAll(/<[^>]*>/g, '').trim() ?? '' };
}

test('an exam is made and published, a learner sits it, gets more time while sitting, hands in, and gets the points of a struck question [EX-01] [EX-04] [EX-05] [EX-10]', async ({
  pageOf,
}) => {
  test.setTimeout(120_000);
  const page = await pageOf(people.administrator);
  await page.goto('/manage/exams');
  await page.getByRole('button', { name: '新建考试' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: '考试' }).fill(title);
  await panel.getByRole('button', { name: '新建并编辑' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();

  // A gap in the paper is told before anything is published.
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const gap = page.getByRole('dialog', { name: '还不能发布' });
  await expect(gap).toContainText('至少要有一个大题');
  await gap.getByRole('button', { name: '关闭' }).first().click();
  await page.getByRole('button', { name: '加一个大题' }).click();
  await page.getByRole('button', { name: /题库/ }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(/\d+ 题可抽/)).toBeVisible();

  // It opens a minute ago, with one named question; fields of time and the picker are walked by their own tests.
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const said = await askApi(page, readExamDraft, { id: String(id) });
  const { draft, revision } = said.body.data as EditedExam;
  const now = Date.now();
  const asked = await choiceOf(page, draft.parts[0]?.bank ?? 0);
  const parts = draft.parts.map((part) => ({ ...part, kind: 'single', count: 1, questions: [asked.id] }));
  const moved = { ...draft, parts, opensAt: now - 60_000, closesAt: now + 3_600_000, durationMin: 30 };
  const sent = { id: String(id), revision: String(revision), draft: JSON.stringify(moved) };
  expect((await postApi(page, saveExamDraft, sent)).body.status).toBe('Y');
  await page.reload();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog', { name: '发布这场考试？' }).getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('学员看到的是第 1 版')).toBeVisible();

  const learner = await pageOf(people.sun);
  await learner.goto(`/task/exam/excessive/${id}`);
  await learner.getByRole('button', { name: '开始答题' }).click();
  await expect(learner).toHaveURL(new RegExp(`/task/exam/questions/${id}$`));
  const options = learner.getByRole('radiogroup', { name: '第 1 题的选项' });
  // The radio lies over its words.
  await options.getByRole('radio', { name: asked.wrong }).check({ force: true });
  await expect(learner.getByText('已答 1 / 1')).toBeVisible();

  // More time is there within seconds, with its reason.
  await page.getByRole('link', { name: '监考' }).click();
  await page.getByRole('button', { name: '加时' }).first().click();
  const giving = page.getByRole('complementary', { name: '加时' });
  await giving.getByRole('textbox', { name: '原因' }).fill('换了电脑');
  await giving.getByRole('button', { name: '给 1 人加 5 分钟' }).click();
  await expect(page.getByText(/已对 1 人生效/)).toBeVisible();
  await expect(learner.getByText('监考给你加了 5 分钟：换了电脑。已答的都在。')).toBeVisible();

  await learner.getByRole('button', { name: '交卷', exact: true }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  await expect(learner).toHaveURL(/\/task\/exam\/result\/\d+$/);
  const result = learner.url();
  await page.reload();
  await expect(page.getByRole('button', { name: /本人交卷/ }).first()).toBeVisible();

  // Afterwards: who sat it, and a question is struck; its points are on the learner's result.
  await page.getByRole('link', { name: '成绩' }).click();
  await expect(page.getByRole('grid', { name: '考试的人员' })).toContainText('本人交卷');
  await page.getByRole('link', { name: '试题', exact: true }).click();
  await page.getByRole('button', { name: '划掉' }).click();
  const strike = page.getByRole('alertdialog', { name: '划掉这道题？' });
  await strike.getByRole('textbox', { name: '原因' }).fill('题干有误');
  await strike.getByRole('button', { name: '划掉' }).click();
  await expect(page.getByText('已划掉').first()).toBeVisible();
  await expect(page.getByText('改了 1 份的分数')).toBeVisible({ timeout: 30_000 });
  await learner.goto(result);
  await expect(learner.getByText(/满分通过/)).toBeVisible();
});
