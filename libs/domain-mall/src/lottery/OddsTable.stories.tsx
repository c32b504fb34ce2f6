import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePrizes } from '../testing/lottery.ts';
import { inMall } from '../testing/mallStory.tsx';
import { OddsTable } from './OddsTable.tsx';

const meta: Meta<typeof OddsTable> = {
  title: 'mall/Odds table',
  component: OddsTable,
  decorators: [inMall(400)],
  args: { prizes: makePrizes() },
};
export default meta;
type Story = StoryObj<typeof OddsTable>;

export const Default: Story = {};
