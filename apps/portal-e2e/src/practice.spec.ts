import { exerciseSets, practiceRun, startPractice, wrongList } from '@banyan/contracts/exam';
import { newTab } from './support/newTab.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a question missed in practice comes into the book, is explained, leaves the book when it is known, and comes back [EX-08] [EX-10]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  const sent: string[] = [];
  page.on('response', (response) => {
    const { searchParams } = new URL(response.url());
    const call = searchParams.get('r') ?? '';
    const before = [startPractice, practiceRun, exerciseSets, wrongList].some(({ name }) => name === call);
    // One that comes while the page is closed has no text any more.
    if (before)
      response.text().then(
        (text) => sent.push(text),
        () => undefined,
      );
  });
  await page.goto('/my/learn-record');
  const navigation = page.getByRole('navigation', { name: '学习中心' });
  await navigation.getByRole('link', { name: '我的练习' }).click();
  await page.getByRole('button', { name: '开始练习' }).click();
  const question = page.getByRole('region', { name: '练习题' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/run=\d+/);

  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toContain('"explanation"');

  // Asked for the answer: it counts as missed, and only now the explanation is there.
  await question.getByRole('button', { name: '不会，看答案' }).click();
  await expect(question.getByText('没答上来')).toBeVisible();
  await expect(question.getByRole('button', { name: /没记住.*明天再见/ })).toHaveAttribute('aria-pressed', 'true');

  // At the same question, on another day or device.
  await question.getByRole('button', { name: /下一题/ }).click();
  await page.reload();
  await expect(question.getByText('2 / 10')).toBeVisible();

  await navigation.getByRole('link', { name: '错题本' }).click();
  const book = page.getByRole('list', { name: '本子里的题' });
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await expect(book.getByText('明天')).toBeVisible();

  // By keyboard, as anything here.
  await book.getByRole('button', { name: /^已掌握/ }).press('Enter');
  await expect(page.getByText('错题本是空的')).toBeVisible();
  await page.getByRole('button', { name: '放回去' }).press('Enter');
  await expect(book.getByText('明天')).toBeVisible();
});

test('a wrong question leads to the place in the course that teaches it [EX-08]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await page.goto('/my/my-exercise');
  const book = page.getByRole('list', { name: '本子里的题' });
  const course = await newTab(book.getByRole('link').first());
  await expect(course).toHaveURL(/\/course\/\d+\?chapter=\d+&from=\d+/);
});

test('a set of a question bank is begun, answered, and stands in the history [EX-08]', async ({ pageOf }) => {
  const page = await pageOf(people.lecturer);
  await page.goto('/my/my-exercise');
  const sets = page.getByRole('list', { name: '可以练的题' });
  const bank = sets.getByRole('listitem').filter({ hasText: '题库' }).first();
  await bank.getByRole('button').click();
  await expect(page).toHaveURL(/\/my\/my-exercise\?.*run=\d+/);
  const question = page.getByRole('region', { name: '练习题' });
  await question.getByRole('button', { name: '不会，看答案' }).click();
  await expect(question.getByText('没答上来')).toBeVisible();
  await page.goto('/my/my-practice');
  const history = page.getByRole('list', { name: '练习记录' });
  await expect(history.getByRole('listitem').first()).toContainText('题库');
  await expect(history.getByRole('link').first()).toHaveAttribute('href', /run=\d+/);
});
