import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureSeed, makeDraw, makePrizes } from '../testing/lottery.ts';
import { inMall } from '../testing/mallStory.tsx';
import { CheckPanel } from './CheckPanel.tsx';

const draw = makeDraw({ seed: fixtureSeed.seed });

const meta: Meta<typeof CheckPanel> = {
  title: 'mall/Check panel',
  component: CheckPanel,
  decorators: [inMall(400)],
  args: {
    check: {
      draw,
      hash: fixtureSeed.hash,
      number: draw.number,
      prize: 8,
      odds: 0.45,
      sound: { hash: true, own: true, number: true, prize: true },
    },
    prizes: makePrizes(),
  },
};
export default meta;
type Story = StoryObj<typeof CheckPanel>;

export const Sound: Story = {};
export const Unsound: Story = {
  args: {
    check: {
      draw,
      hash: fixtureSeed.hash,
      number: 7,
      prize: 1,
      odds: 0.003,
      sound: { hash: true, own: true, number: false, prize: false },
    },
  },
};
