import { correctQuestion, examQuestions, previewCorrection } from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeExamQuestions } from '../../testing/corrections.ts';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { ResultsPage } from '../results/ResultsPage.tsx';

const at = '/manage/exams/501/results?tab=questions';
const meta: Meta<typeof ResultsPage> = {
  title: 'exam/Questions of an exam',
  component: ResultsPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [examPage(ResultsPage), onSheet],
};
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english', 'dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [{ call: examQuestions, give: waiting }] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(examQuestions)] }) };
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(examQuestions, () => ({ papers: 0, questions: [], corrections: [] }))],
  }),
};
/** Papers are being marked anew. */
export const Running: Story = {
  parameters: inStory({
    at,
    answers: (language) => [answer(examQuestions, () => makeExamQuestions('running', language))],
  }),
};
export const Struck: Story = {
  parameters: inStory({
    at,
    answers: (language) => [answer(examQuestions, () => makeExamQuestions('done', language))],
  }),
};

/** A key is mended: what it does is said first, nobody loses a pass, a reason is asked for. */
export const MendTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '改答案' }))[0] as HTMLElement);
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '改这道题的答案？' }));
    await waitFor(() => expect(asked.getByText('因此通过')).toBeVisible());
    await userEvent.click(asked.getByRole('radio', { name: '全部按新答案' }));
    await userEvent.click(asked.getByRole('checkbox', { name: /^C/ }));
    await expect(asked.getByRole('button', { name: '改答案' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '答案印错了');
    await userEvent.type(await asked.findByRole('textbox', { name: /131/ }), '131');
    await userEvent.click(asked.getByRole('button', { name: '改答案' }));
    await waitFor(() => expect(canvas.getByText('改了 124 份的分数')).toBeVisible());
  },
};

/** A refusal keeps the dialog with what was written. */
export const StrikeFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(correctQuestion)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '划掉' }))[0] as HTMLElement);
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '划掉这道题？' }));
    await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '题干有误');
    await userEvent.type(await asked.findByRole('textbox', { name: /124/ }), '124');
    await userEvent.click(asked.getByRole('button', { name: '划掉' }));
    await waitFor(() => expect(asked.getByRole('alert')).toBeVisible());
    await expect(asked.getByRole('textbox', { name: /原因/ })).toHaveValue('题干有误');
  },
};

/** Its effect could not be counted: it is not done blindly. */
export const PreviewFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(previewCorrection)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '划掉' }))[0] as HTMLElement);
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '划掉这道题？' }));
    await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '题干有误');
    await expect(asked.getByRole('button', { name: '划掉' })).toHaveAttribute('aria-disabled', 'true');
  },
};
