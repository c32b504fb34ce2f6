import { List } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureSeed, makeDraw, makePrizes } from '../testing/lottery.ts';
import { inMall } from '../testing/mallStory.tsx';
import { DrawRow } from './DrawRow.tsx';

const [bottle, points] = makePrizes();

const meta: Meta<typeof DrawRow> = {
  title: 'mall/Draw row',
  component: DrawRow,
  decorators: [
    (Story) => (
      <List label="抽奖记录" variant="card">
        <Story />
      </List>
    ),
    inMall(760),
  ],
  args: { draw: makeDraw(), drawn: points, given: points, pending: false, onCheck: () => undefined },
};
export default meta;
type Story = StoryObj<typeof DrawRow>;

export const Sealed: Story = {};
export const Checkable: Story = { args: { draw: makeDraw({ seed: fixtureSeed.seed }) } };
export const Consolation: Story = { args: { draw: makeDraw({ drawn: 1, given: 2 }), drawn: bottle } };
