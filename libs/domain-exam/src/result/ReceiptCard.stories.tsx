import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeReceipt } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

const meta: Meta<typeof ReceiptCard> = {
  title: 'exam/Receipt card',
  component: ReceiptCard,
  decorators: [inExam(384)],
  args: { title: 'GB/T 2828.1', receipt: makeReceipt() },
};
export default meta;
type Story = StoryObj<typeof ReceiptCard>;

export const Default: Story = { tags: ['english'] };
