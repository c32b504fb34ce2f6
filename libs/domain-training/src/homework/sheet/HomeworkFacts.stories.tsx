import { homeworkStates } from '@banyan/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
