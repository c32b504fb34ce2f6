import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeJobMap } from '../testing/jobMap.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { MetroMap } from './MetroMap.tsx';

const meta: Meta<typeof MetroMap> = {
  title: 'talent/Metro map',
  component: MetroMap,
  decorators: [inTalent(960)],
  args: { map: makeJobMap(), shown: 3 },
};
export default meta;
type Story = StoryObj<typeof MetroMap>;

export const Default: Story = {};
