import { answerCoursePractice } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emptyAnswer } from '../answers/answerRules.ts';
import { makePracticeRun } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { PracticeQuestion } from './PracticeQuestion.tsx';

const [explained, asked] = makePracticeRun('zh').items;
if (!explained || !asked) throw new Error('two questions');

const meta: Meta<typeof PracticeQuestion> = {
  title: 'exam/Course practice question',
  component: PracticeQuestion,
  decorators: [inExam(860)],
  args: {
    item: asked,
    no: 2,
    total: 3,
    value: emptyAnswer,
    phase: 'check',
    onChoose: () => undefined,
    onWrite: () => undefined,
    onSave: () => undefined,
    onCheck: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PracticeQuestion>;

export const Default: Story = {};
export const Explained: Story = { args: { item: explained, no: 1, value: explained.value ?? emptyAnswer } };
export const KeptUntilTheEnd: Story = { args: { phase: 'keep' } };
export const NotKept: Story = {
  args: { phase: 'keep', unsaved: true, failure: new NetworkError(answerCoursePractice) },
};
export const SecretNow: Story = { args: { phase: 'over' } };

/** The check button is gone: the focus is on the outcome. */
export const CheckedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: function Checked(args) {
    const [item, setItem] = useState(asked);
    return (
      <PracticeQuestion {...args} item={item} onCheck={() => setItem({ ...explained, question: asked.question })} />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:不会|I don.t know|看答案|Show)/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
    await expect(document.activeElement?.querySelector('h3')).toBeVisible();
  },
};
