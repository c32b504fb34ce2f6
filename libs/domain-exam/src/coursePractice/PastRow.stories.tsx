import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePracticeRow } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { PastRow } from './PastRow.tsx';

const meta: Meta<typeof PastRow> = {
  title: 'exam/Past course practice',
  component: PastRow,
  decorators: [inExam(860)],
  args: { row: makePracticeRow(), href: '/coursePractice/102?run=51' },
  render: (args) => (
    <ul>
      <PastRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof PastRow>;

export const Default: Story = {};
export const OfAChapter: Story = { args: { row: makePracticeRow({ chapter: '转移规则', right: 3 }) } };
