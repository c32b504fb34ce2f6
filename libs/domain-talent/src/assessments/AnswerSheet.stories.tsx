import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTalent } from '../testing/talentStory.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';

const meta: Meta<typeof AnswerSheet> = {
  title: 'talent/Answer sheet',
  component: AnswerSheet,
  decorators: [inTalent(400)],
  args: { numbers: [1, 2, 3], open: [3], current: 2, onGo: () => undefined },
};
export default meta;
type Story = StoryObj<typeof AnswerSheet>;

export const Default: Story = {};
