import { videoAddress } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeAddress, makeRendition } from '../testing/fixtures.ts';
import { StartedPlayer } from '../testing/StartedPlayer.tsx';
import { tinyVideo } from '../testing/tinyVideo.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { answer } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const meta: Meta<typeof VideoPlayer> = {
  title: 'course/Video quality',
  component: VideoPlayer,
  decorators: [inCourse(864)],
  render: () => <StartedPlayer />,
};
export default meta;
type Story = StoryObj<typeof VideoPlayer>;

const twoSizes = inStory({
  answers: () => [
    answer(videoAddress, () =>
      makeAddress({ renditions: [makeRendition(720, tinyVideo), makeRendition(360, `${tinyVideo}#small`)] }),
    ),
  ],
});

/** Another size during playback: position and playing stay; the menu shows the size picked by "auto". */
export const Chosen: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: twoSizes,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    const video = canvasElement.querySelector('video');
    await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(766));
    await userEvent.click(await canvas.findByRole('button', { name: '画质: 自动（720P）' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: '360P' }));
    await expect(await canvas.findByRole('button', { name: '画质: 360P' })).toHaveTextContent('360P');
    await expect(video?.src).toMatch(/#small$/);
    await waitFor(() => expect(video).toHaveProperty('paused', false));
    await expect(video?.currentTime).toBeGreaterThanOrEqual(766);
    await waitFor(() => expect(canvas.queryByRole('menuitemradio')).toBeNull());
    // By keyboard, as every menu: it opens at the current choice.
    canvas.getByRole('button', { name: '画质: 360P' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '360P' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(await canvas.findByRole('button', { name: '画质: 自动（720P）' })).toBeVisible();
  },
};
export const English: Story = {
  parameters: twoSizes,
  globals: { language: 'en', enterprise: 'larkfield' },
};

export const EnglishTest: Story = {
  ...English,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Quality: Auto (720p)' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Auto (720p)' })).toBeVisible();
  },
};

/** In little room, full screen is still available. */
export const Narrow: Story = {
  ...English,
  render: () => (
    <div style={{ width: 358 }}>
      <StartedPlayer />
    </div>
  ),
};

export const NarrowTest: Story = {
  ...Narrow,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Quality: Auto (360p)' }));
    await expect(await canvas.findByRole('menuitemradio', { name: '720p' })).toBeVisible();
    const edge = canvas.getByRole('region', { name: 'Video player' }).getBoundingClientRect().right;
    const last = canvas.getByRole('button', { name: 'Full screen' }).getBoundingClientRect().right;
    await expect(last).toBeLessThanOrEqual(edge);
  },
};

/** With one size there is no menu. */
export const OneSize: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^倍速/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^画质/ })).toBeNull();
  },
};
