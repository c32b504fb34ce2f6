import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeMarks, makeResult } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { PartBars } from './PartBars.tsx';

const meta: Meta<typeof PartBars> = {
  title: 'exam/Part bars',
  component: PartBars,
  decorators: [inExam(888)],
  args: { parts: makeResult().parts, marks: makeMarks(), average: 7500 },
};
export default meta;
type Story = StoryObj<typeof PartBars>;

export const Default: Story = {};
/** What waits for a marker has no score yet [EX-07]. */
export const WaitingTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { marks: makeMarks().map(({ no, mark }) => ({ no, mark: no > 44 ? 'waiting' : mark })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /^简答题/ })).toHaveTextContent('– / 2待批 / 12');
    await expect(canvas.getByRole('row', { name: /^填空题/ })).toHaveTextContent('4 / 48 / 8');
  },
};
export const English: Story = { globals: { language: 'en', enterprise: 'larkfield' } };
