import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeCrowdedView, makeView } from '../testing/programmes.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { MapThumb } from './MapThumb.tsx';

const meta: Meta<typeof MapThumb> = {
  title: 'training/Map thumb',
  component: MapThumb,
  decorators: [inTraining(400)],
  args: { view: makeView() },
};
export default meta;
type Story = StoryObj<typeof MapThumb>;

export const Playground: Story = {};
export const Crowded: Story = { args: { view: makeCrowdedView() } };
