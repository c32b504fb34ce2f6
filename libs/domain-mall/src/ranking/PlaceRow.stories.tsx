import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makePlaces } from '../testing/points.ts';
import { PlaceRow } from './PlaceRow.tsx';

const meta: Meta<typeof PlaceRow> = {
  title: 'mall/Place row',
  component: PlaceRow,
  decorators: [inMall(800)],
  args: { place: makePlaces()[1]!, measure: 'hours', most: 412 },
  parameters: { english: { place: makePlaces('en')[1]! } },
  render: (args) => (
    <ul>
      <PlaceRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof PlaceRow>;

export const Default: Story = {};
export const Own: Story = {
  tags: ['english'],
  args: { place: makePlaces()[12]! },
  parameters: { english: { place: makePlaces('en')[12]! } },
};
