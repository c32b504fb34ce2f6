import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeRanking } from '../testing/points.ts';
import { DepartmentCard } from './DepartmentCard.tsx';

const meta: Meta<typeof DepartmentCard> = {
  title: 'mall/Department card',
  component: DepartmentCard,
  decorators: [inMall(360)],
  args: { departments: makeRanking().departments, measure: 'hours' },
};
export default meta;
type Story = StoryObj<typeof DepartmentCard>;

export const Default: Story = {};
