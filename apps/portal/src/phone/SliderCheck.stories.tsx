import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inPortal } from '../testing/inPortal.tsx';
import { sampleSlider } from '../testing/phoneAnswers.ts';
import { SliderCheck } from './SliderCheck.tsx';

const meta: Meta<typeof SliderCheck> = {
  title: 'portal/phone/Slider',
  component: SliderCheck,
  decorators: [inPortal()],
  args: {
    open: true,
    challenge: sampleSlider,
    failed: false,
    missed: false,
    pending: false,
    onSlide: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SliderCheck>;

export const Default: Story = {};
export const Missed: Story = { args: { missed: true } };
export const Loading: Story = { args: { challenge: null } };
export const Failed: Story = { args: { challenge: null, failed: true } };
export const Working: Story = { args: { pending: true } };

export const ByKeysTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => {
    const track = await screen.findByRole('slider');
    await expect(track).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSlide).not.toHaveBeenCalled();
  },
};
