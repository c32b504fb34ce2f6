import {
  changeQuestionImport,
  listQuestionImports,
  readQuestionImport,
  type ImportedQuestion,
  type QuestionImport,
} from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { fixtureNow } from '../../testing/fixtures.ts';
import { makeFileQuestions, makeQuestionImport, makeTableQuestion } from '../../testing/questionImports.ts';
import { QuestionImportPage } from './QuestionImportPage.tsx';

const meta: Meta<typeof QuestionImportPage> = {
  title: 'exam/Import of questions',
  component: QuestionImportPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(QuestionImportPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/banks/701/import';
const one = `${at}?id=5`;
const told = (detail: Partial<QuestionImport>, items: readonly ImportedQuestion[] = []) =>
  inStory({
    at: one,
    answers: () => [
      answer(readQuestionImport, () => ({
        ...{ items: [...items], next: null, total: items.length },
        detail: makeQuestionImport(detail),
      })),
    ],
  });

/** No file yet, with the imports before. */
export const Default: Story = { tags: ['english'], parameters: inStory({ at }) };
export const Empty: Story = {
  parameters: inStory({ at, answers: () => [answer(listQuestionImports, () => ({ items: [], next: null }))] }),
};
/** Questions to check and mend: what cannot come in stands first. */
export const Check: Story = { tags: ['english', 'dark'], parameters: inStory({ at: one }) };
/** All of them, beside what they would become. */
export const AllQuestions: Story = {
  parameters: told({ counts: { fault: 0, double: 0, changed: 0, new: 3, same: 0, left: 0 } }, makeFileQuestions()),
};
export const Loading: Story = {
  parameters: inStory({ at: one, answers: () => [{ call: readQuestionImport, give: waiting }] }),
};
export const Failed: Story = { parameters: inStory({ at: one, answers: () => [failing(readQuestionImport)] }) };
/** Columns that nobody knows yet. */
export const Table: Story = {
  parameters: told(
    { format: 'table', head: ['Art', 'Frage', 'a', 'b', ''], mapping: [null, null, 'a', 'b', null], remembered: true },
    [makeTableQuestion()],
  ),
};
export const Unreadable: Story = {
  parameters: told({
    ...{ counts: { fault: 0, double: 0, changed: 0, new: 0, same: 0, left: 0 }, ribbon: '' },
    whole: [{ line: 2, wrong: 'XML 写错了：Expected closing tag', right: '请重新导出，或者改这一行。' }],
  }),
};
export const Done: Story = {
  tags: ['english'],
  parameters: told({ state: 'done', added: 127, corrected: 11, takeBackUntil: fixtureNow + 86_400_000 }),
};
export const TakenBack: Story = { parameters: told({ state: 'takenBack', added: 127, corrected: 11, stayed: 3 }) };

/** Mends a question as it stands in the file, and agrees to the number. */
export const MendTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: one }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '自己改' }));
    const text = await canvas.findByRole('textbox', { name: '题目原文' });
    await userEvent.clear(text);
    await userEvent.type(text, 'J？{{=80 ~125}');
    await userEvent.click(canvas.getByRole('button', { name: '改好了' }));
    await userEvent.click(await canvas.findByRole('button', { name: '导入 139 题，留下 1 题' }));
    const asked = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.type(asked.getByRole('textbox'), '139');
    await userEvent.click(asked.getByRole('button', { name: '导入 139 题' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '导入了 139 题' })).toBeVisible());
  },
};

/** A change that is refused is told, and what was written stays. */
export const RefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: one, answers: () => [failing(changeQuestionImport)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '自己改' }));
    const text = await canvas.findByRole('textbox', { name: '题目原文' });
    await userEvent.type(text, '改');
    await userEvent.click(canvas.getByRole('button', { name: '改好了' }));
    await waitFor(() => expect(canvas.getByText(/没有做成/)).toBeVisible());
    await expect((text as HTMLTextAreaElement).value).toContain('改');
  },
};
