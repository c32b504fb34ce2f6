import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeMedals } from '../testing/points.ts';
import { NearCard } from './NearCard.tsx';

const meta: Meta<typeof NearCard> = {
  title: 'mall/Near card',
  component: NearCard,
  decorators: [inMall(360)],
  args: { medal: makeMedals()[2]! },
  render: (args) => (
    <ul>
      <NearCard {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof NearCard>;

export const Default: Story = {};
