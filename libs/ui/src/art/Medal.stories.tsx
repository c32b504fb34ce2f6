import type { Meta, StoryObj } from '@storybook/react-vite';
import { Medal } from './Medal.tsx';

const meta: Meta<typeof Medal> = {
  title: 'ui/Drawings/Medal',
  component: Medal,
  args: { frame: 'hexagon', mark: 'gauge', pigment: 'azurite' },
};
export default meta;
type Story = StoryObj<typeof Medal>;

export const Default: Story = {};
export const Playground: Story = { ...Default };
export const HalfWay: Story = { args: { done: 0.6 } };
export const NotBegun: Story = { args: { done: 0 } };

/** The four shapes. */
export const Frames: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Medal {...args} frame="rings" count={14} pigment="willow" />
      <Medal {...args} frame="hexagon" mark="wheel" pigment="ochre" />
      <Medal {...args} frame="scallop" mark="heart" pigment="lotus" />
      <Medal {...args} frame="shield" mark="book" pigment="malachite" />
    </div>
  ),
};
