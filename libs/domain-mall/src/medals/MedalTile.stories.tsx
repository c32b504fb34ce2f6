import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeMedals } from '../testing/points.ts';
import { MedalTile } from './MedalTile.tsx';

const meta: Meta<typeof MedalTile> = {
  title: 'mall/Medal tile',
  component: MedalTile,
  decorators: [inMall(160)],
  args: { medal: makeMedals()[0]! },
  render: (args) => (
    <ul>
      <MedalTile {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof MedalTile>;

export const Default: Story = {};
export const HalfWay: Story = { args: { medal: makeMedals()[2]! } };
