import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeRecord } from '../testing/records.ts';
import { inExam } from '../testing/examStory.tsx';
import { Lanes } from './Lanes.tsx';

const meta: Meta<typeof Lanes> = {
  title: 'exam/Lanes',
  component: Lanes,
  decorators: [inExam(1200)],
  args: { record: makeRecord() },
};
export default meta;
type Story = StoryObj<typeof Lanes>;

export const Default: Story = { tags: ['english'] };
