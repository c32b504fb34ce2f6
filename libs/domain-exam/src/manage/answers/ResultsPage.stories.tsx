import { managedResults } from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { makeManagedResults, makeNamedResults } from '../../testing/manageQuestionnaires.ts';
import { ResultsPage } from './ResultsPage.tsx';

const meta: Meta<typeof ResultsPage> = {
  title: 'exam/Results of a questionnaire',
  component: ResultsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(ResultsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/questionnaires/700001/results';
const named = inStory({ at, answers: (language) => [answer(managedResults, () => makeNamedResults(language))] });

export const Default: Story = { parameters: inStory({ at }), tags: ['english', 'dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [{ call: managedResults, give: waiting }] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(managedResults)] }) };
/** Fewer than five have answered without their names. */
export const TooFew: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(managedResults, () => makeManagedResults({ answered: 4, counted: 0, tooFew: true, items: [] })),
    ],
  }),
};
/** With names: filters, departments, days. */
export const Named: Story = { parameters: named };

/** Whoever has not answered is reminded, after a question. */
export const RemindTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: named,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提醒没填的 104 人' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '提醒 104 人？' }));
    await userEvent.click(asked.getByRole('button', { name: '提醒没填的' }));
    await waitFor(() => expect(canvas.getByText('已提醒 104 人')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /还没填的/ }));
    await expect(await canvas.findByText(/H20012/)).toBeVisible();
  },
};
