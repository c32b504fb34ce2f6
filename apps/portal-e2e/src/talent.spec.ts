import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a post is looked at, liked and aimed at, an assessment answered to its report, and a dialogue held to its score [TA-01] [TA-02]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.li);
  await page.goto('/talent');
  await expect(page).toHaveURL(/\/talent\/jobMap$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('质量工程师');
  await expect(page.getByRole('link', { name: '控制图：读图、判异与行动' })).toBeVisible();
  await page.getByRole('link', { name: /^检验班长/ }).click();
  await expect(page.getByRole('heading', { name: /^到检验班长，差这 \d 项$/ })).toBeVisible();
  const liked = page.waitForResponse((response) => response.url().includes('/v1/talent/index/point-like'));
  await page.getByRole('button', { name: /不再喜欢这一站/ }).click();
  expect((await liked).status()).toBe(200);
  await expect(page.getByRole('button', { name: /^喜欢这一站/ })).toBeVisible();
  await page.getByRole('button', { name: '把它定为目标' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('检验班长');

  await page.getByRole('navigation', { name: '人才发展' }).getByRole('link', { name: '测评任务' }).click();
  const assessment = await newTab(page.getByRole('link', { name: '质量部骨干 360 评估' }));
  await assessment.getByRole('link', { name: '接着答' }).click();
  for (let no = 5; no <= 12; no += 1) {
    await expect(assessment.getByText(`第 ${no} 题，共 12 题`)).toBeVisible();
    await assessment.getByRole('radio', { name: '经常' }).click();
    await expect(assessment.getByText('已存')).toBeVisible();
    if (no === 8) {
      // Answers are kept: the next unanswered question is shown.
      await assessment.reload();
    } else if (no < 12) await assessment.getByRole('button', { name: '下一题' }).click();
  }
  await assessment.getByRole('button', { name: '提交' }).click();
  await expect(assessment).toHaveURL(/viewEvaluationPdfReport\?id=801$/);
  await expect(assessment.getByRole('table', { name: '各方面得分' })).toContainText('专业');
  const saved = assessment.waitForEvent('download');
  await assessment.getByRole('link', { name: '下载 PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('质量部骨干 360 评估 李思远.pdf');
  await expect(assessment.getByRole('textbox', { name: /页/ })).toHaveValue('1');

  await page.goto('/aiSparring/train');
  await page.getByRole('listitem').filter({ hasText: '缸体漏油' }).getByRole('button', { name: '开始练' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('告诉我今天怎么办');
  const box = page.getByRole('textbox', { name: '你说' });
  const say = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
    await expect(log).toContainText(text);
  };
  await say('批次号和漏的位置能发我吗？');
  await expect(log).toContainText('1107B');
  // In the middle of a reply: nothing of it is lost.
  await expect(page.getByText('第 1 轮 / 8')).toBeVisible();
  await page.reload();
  await expect(log).toContainText('批次号和漏的位置能发我吗？');
  await expect(page.getByText(/按 Enter 说/)).toBeVisible();
  await say('应该是你们装配的问题。');
  await expect(page.getByRole('complementary', { name: '逐项评分' })).toContainText('证据没到就定责');
  await page.getByRole('button', { name: '结束' }).click();
  await page.getByRole('button', { name: '结束' }).last().click();
  await expect(page.getByText(/^这场 \d+ 分$/)).toBeVisible();
});
