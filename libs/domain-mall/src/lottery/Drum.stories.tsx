import { Button } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePrizes } from '../testing/lottery.ts';
import { inMall } from '../testing/mallStory.tsx';
import { Drum } from './Drum.tsx';

const meta: Meta<typeof Drum> = {
  title: 'mall/Drum',
  component: Drum,
  decorators: [inMall(720)],
  args: {
    label: '奖品',
    prizes: makePrizes(),
    target: null,
    onRest: () => undefined,
    children: <Button variant="primary">抽一次</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof Drum>;

export const Default: Story = {};
export const Lit: Story = { args: { target: 3 } };
/** Other numbers of prizes than eight are laid out in rows. */
export const FivePrizes: Story = { args: { prizes: makePrizes().slice(0, 5) } };
