import { examOutcome, examSitters, reopenSitters, sitterPapers } from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { makeOutcome, makeSitterPapers } from '../../testing/outcome.ts';
import { ResultsPage } from './ResultsPage.tsx';

const at = '/manage/exams/501/results';
const meta: Meta<typeof ResultsPage> = {
  title: 'exam/Results of an exam',
  component: ResultsPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [examPage(ResultsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const nobody = { items: [], next: null, total: 0 };
const withPapers = (change: Parameters<typeof makeSitterPapers>[0]) =>
  inStory({
    at: `${at}?open=100`,
    answers: (language) => [answer(sitterPapers, () => makeSitterPapers(change, language))],
  });

export const Default: Story = { tags: ['english', 'dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [{ call: examOutcome, give: waiting }] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(examOutcome)] }) };
export const PeopleFailed: Story = { parameters: inStory({ at, answers: () => [failing(examSitters)] }) };
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(examOutcome, () =>
        makeOutcome({
          ...{ people: 0, median: null, distribution: Array.from({ length: 10 }, () => 0), appeals: 0 },
          stands: { passed: 0, failed: 0, waiting: 0, sitting: 0, absent: 0 },
        }),
      ),
      answer(examSitters, () => nobody),
    ],
  }),
};
/** Words that find nobody. */
export const NobodyFound: Story = {
  parameters: inStory({ at: `${at}?q=x`, answers: () => [answer(examSitters, () => nobody)] }),
};
/** A role that may look but not act. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(examOutcome, () => makeOutcome({ mayAct: false, mayCorrect: false, mayExport: false, mayRemind: false })),
    ],
  }),
};
/** A person beside the list, with the answers. */
export const Paper: Story = { parameters: inStory({ at: `${at}?open=100` }), tags: ['english', 'dark'] };
export const PaperFailed: Story = {
  parameters: inStory({ at: `${at}?open=100`, answers: () => [failing(sitterPapers)] }),
};
/** Without the right to mark, the record alone. */
export const PaperHidden: Story = { parameters: withPapers({ hidden: 'right', questions: [] }) };
/** Somebody who has not come. */
export const NoPaper: Story = { parameters: withPapers({ papers: [], shown: 0, record: null, questions: [] }) };

/** An answer is told in an examiner's words. */
export const PaperWordsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: `${at}?open=100` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(/^选了/)[0]).toBeVisible());
    await expect(canvas.queryByText(/^你/)).toBeNull();
  },
};

/** Two people are reminded: asked first, told whom it left. */
export const RemindTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: '考试的人员' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(await canvas.findByRole('button', { name: /^提醒/ }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '提醒 2 人？' }));
    await userEvent.click(asked.getByRole('button', { name: '提醒' }));
    await waitFor(() => expect(within(document.body).getByText('完成 1 人')).toBeVisible());
    await expect(within(document.body).getByText(/已经考过/)).toBeVisible();
  },
};

/** A refusal keeps the dialog with what was written. */
export const ReopenFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: `${at}?open=100`, answers: () => [failing(reopenSitters)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重新放行' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '重新放行 1 人？' }));
    await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '断过电');
    await userEvent.click(asked.getByRole('button', { name: '重新放行' }));
    await waitFor(() => expect(asked.getByRole('alert')).toBeVisible());
    await expect(asked.getByRole('textbox', { name: /原因/ })).toHaveValue('断过电');
  },
};
