import { sparringSession } from '@banyan/contracts/talent';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeScenario, makeSession } from '../testing/sparring.ts';
import { inStory, talentPage } from '../testing/talentStory.tsx';
import { TrainPage } from './TrainPage.tsx';

const at = '/aiSparring/train?id=9';

const meta: Meta<typeof TrainPage> = {
  title: 'talent/Dialogue',
  component: TrainPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [talentPage(TrainPage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const Over: Story = {
  parameters: inStory({
    at,
    answers: (language) => [answer(sparringSession, () => makeSession({ over: true, score: 82 }, language))],
  }),
};
export const Counts: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(sparringSession, () =>
        makeSession({ mode: 'assess', criteria: [], scenario: makeScenario({ used: 1 }, language) }, language),
      ),
    ],
  }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(sparringSession)] }) };
/** A sent line is no longer in the box; ending asks first. */
export const SaidAndEnded: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, 'Hello{Enter}');
    await expect(box).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^(结束|End)$/ }));
    const question = /^(结束这场对话？|End this conversation\?)$/;
    await expect(await canvas.findByText(question)).toBeVisible();
    // Continuing keeps the focus on the button; ending moves it to the lines.
    const keep = canvas.getByRole('button', { name: /^(接着说|Keep talking)$/ });
    await userEvent.click(keep);
    await expect(canvas.getByRole('button', { name: /^(结束|End)$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^(结束|End)$/ }));
    await canvas.findByText(question);
    await userEvent.click(canvas.getAllByRole('button', { name: /^(结束|End)$/ }).at(-1)!);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
  },
};
