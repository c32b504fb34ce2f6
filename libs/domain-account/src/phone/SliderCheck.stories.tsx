import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { sampleSlider } from '../testing/phoneAnswers.ts';
import { SliderCheck } from './SliderCheck.tsx';

const meta: Meta<typeof SliderCheck> = {
  title: 'account/phone/Slider',
  component: SliderCheck,
  decorators: [inAccount()],
  // It covers the whole window: on the component's page each story has a window of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    challenge: sampleSlider,
    failed: false,
    missed: false,
    pending: false,
    working: false,
    onWork: fn(),
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
export const Sending: Story = { args: { pending: true } };
export const Working: Story = { args: { working: true } };

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

/** Readers who see no picture continue without it, by keyboard. */
export const WithoutPictureTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('slider')).toHaveFocus();
    // The button above waits for the piece and cannot be focused.
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '看不到图片？让浏览器自动验证' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWork).toHaveBeenCalledOnce();
    await expect(args.onSlide).not.toHaveBeenCalled();
  },
};
