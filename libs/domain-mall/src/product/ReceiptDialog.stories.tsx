import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeProductDetail } from '../testing/products.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

const meta: Meta<typeof ReceiptDialog> = {
  title: 'mall/Receipt dialog',
  component: ReceiptDialog,
  decorators: [inMall(720)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    receipt: { id: 5, number: '20251120Q8N3RT', code: 'K7M2QP4R', points: 1140, until: fixtureNow + 1_209_600_000 },
    detail: makeProductDetail(),
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ReceiptDialog>;

export const Default: Story = {};
export const ByMail: Story = {
  args: { receipt: { id: 5, number: '20251120Q8N3RT', code: '', points: 1140, until: null } },
};
