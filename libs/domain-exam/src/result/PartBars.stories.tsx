import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeResult } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { PartBars } from './PartBars.tsx';

const meta: Meta<typeof PartBars> = {
  title: 'exam/Part bars',
  component: PartBars,
  decorators: [inExam(888)],
  args: { parts: makeResult().parts, average: 7500 },
};
export default meta;
type Story = StoryObj<typeof PartBars>;

export const Default: Story = { tags: ['english'] };
