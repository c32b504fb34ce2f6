import { setCollected } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { CollectButton } from './CollectButton.tsx';

const meta: Meta<typeof CollectButton> = {
  title: 'course/Collect button',
  component: CollectButton,
  decorators: [inCourse()],
  args: { collected: false, onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof CollectButton>;

export const Default: Story = {};
export const Collected: Story = { args: { collected: true } };
export const Failed: Story = { args: { failure: new NetworkError(setCollected) } };
