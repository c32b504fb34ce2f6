import { homeworkStates } from '@banyan/contracts/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeHomework, makeHomeworkDetail } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { HomeworkFacts } from './HomeworkFacts.tsx';

const meta: Meta<typeof HomeworkFacts> = {
  title: 'training/Homework facts',
  component: HomeworkFacts,
  decorators: [inTraining(352)],
  args: { detail: makeHomeworkDetail() },
};
export default meta;
type Story = StoryObj<typeof HomeworkFacts>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {homeworkStates.map((state) => (
        <HomeworkFacts
          key={state}
          detail={makeHomeworkDetail({
            homework: makeHomework({ state, score: state === 'passed' || state === 'failed' ? 640 : null }),
            refusal: state === 'open' || state === 'withdrawn' ? null : 'closed',
          })}
        />
      ))}
    </div>
  ),
};

/** A deadline has a time of day; a midnight belongs to the day that ends. */
export const DeadlineTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <>
      {['2025-11-29T10:00:00+08:00', '2025-12-06T00:00:00+08:00'].map((end) => (
        <HomeworkFacts
          key={end}
          detail={makeHomeworkDetail({ homework: makeHomework({ state: 'open', dueAt: Date.parse(end) }) })}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(11月29日 周六 10:00|Sat 29 Nov, 10:00)$/)).toBeVisible();
    await expect(await canvas.findByText(/^(12月5日 周五 24:00|Fri 5 Dec, 24:00)$/)).toBeVisible();
  },
};
