import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeRankRows } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { RankLine } from './RankLine.tsx';

const meta: Meta<typeof RankLine> = {
  title: 'exam/Rank line',
  component: RankLine,
  decorators: [inExam(384)],
  args: { row: makeRankRows()[3]! },
  render: (args) => (
    <ul>
      <RankLine {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof RankLine>;

export const Default: Story = { tags: ['english'] };
