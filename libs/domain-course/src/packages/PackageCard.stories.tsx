import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makePackages } from '../testing/packages.ts';
import { PackageCard } from './PackageCard.tsx';

const [begun, learned, charged] = makePackages();
if (!begun || !learned || !charged) throw new Error('three packages');

const meta: Meta<typeof PackageCard> = {
  title: 'course/Package card',
  component: PackageCard,
  decorators: [inCourse()],
  args: { pack: begun },
};
export default meta;
type Story = StoryObj<typeof PackageCard>;

export const Default: Story = {};
export const Learned: Story = { args: { pack: learned } };
export const Charged: Story = { args: { pack: charged } };
/** Bought: the price is hidden. */
export const Bought: Story = { args: { pack: { ...charged, bought: true } } };
