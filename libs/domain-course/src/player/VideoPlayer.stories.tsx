import { ErrorCode } from '@banyan/contracts';
import { courseDetail, reportProgress, videoAddress } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { makeAck, makeAddress, makeChapter, makeDetail, makeRendition } from '../testing/fixtures.ts';
import { StartedPlayer } from '../testing/StartedPlayer.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { answer } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const Mark = styled.p`
  padding: 24px;
  font-size: var(--t32);
  opacity: 0.4;
`;

const meta: Meta<typeof VideoPlayer> = {
  title: 'course/Video player',
  component: VideoPlayer,
  decorators: [inCourse(864)],
  render: () => <StartedPlayer />,
};
export default meta;
type Story = StoryObj<typeof VideoPlayer>;

export const Playing: Story = { tags: ['english'] };

export const PlayingTest: Story = {
  ...Playing,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    const second = () => Number(slider.getAttribute('aria-valuenow'));
    await waitFor(() => expect(second()).toBeGreaterThanOrEqual(766));
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: '播放' })).toBeVisible();
    const at = second();
    await userEvent.keyboard('j');
    await waitFor(() => expect(second()).toBeLessThan(at - 8));
    await userEvent.keyboard('5');
    await waitFor(() => expect(second()).toBe(635));
  },
};

/** Keys pressed in a dialog belong to it: nothing pauses or moves behind it. */
export const UnderDialogTest: Story = {
  ...Playing,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    const second = () => Number(slider.getAttribute('aria-valuenow'));
    await waitFor(() => expect(second()).toBeGreaterThanOrEqual(766));
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: '快捷键' });
    await userEvent.keyboard('5k');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: '暂停' })).toBeVisible();
    await expect(second()).toBeGreaterThanOrEqual(766);
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: '播放' })).toBeVisible();
  },
};

/** Speed by menu and by keys, stored for the next video. */
export const Speed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^倍速/ }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: '1.5×' }));
    await expect(await canvas.findByRole('button', { name: '倍速: 1.5×' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('menuitemradio')).toBeNull());
    await userEvent.keyboard('<');
    await expect(await canvas.findByRole('button', { name: '倍速: 1.25×' })).toBeVisible();
    await userEvent.keyboard('<');
    await expect(await canvas.findByRole('button', { name: '倍速: 1×' })).toBeVisible();
  },
};

export const Subtitles: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^Cpk 到 1.33/)).toBeVisible());
    await userEvent.keyboard('k');
    await userEvent.click(await canvas.findByRole('button', { name: /^字幕/ }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'English' }));
    await userEvent.keyboard('k');
    await waitFor(() => expect(canvas.getByText(/^At 1.33/)).toBeVisible());
    await userEvent.keyboard('c');
    await waitFor(() => expect(canvas.queryByText(/^At 1.33/)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^字幕/ }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: '中文' }));
  },
};

const loadMark = () => Promise.resolve(() => <Mark>李思远 H20381</Mark>);

/** With an overlay of the portal, e.g. a watermark. */
export const WithOverlay: Story = {
  parameters: inStory({ ports: { loadStageOverlay: loadMark } }),
};

/** The end: skipped stretches first, then the next chapter. */
export const Ended: Story = {
  render: () => <StartedPlayer atS={1268} />,
};

export const EndedTest: Story = {
  ...Ended,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^还差/, {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByText('下一章：6 案例：缸体孔径漂移')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '补看漏掉的一段' }));
    const slider = canvas.getByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', expect.stringMatching(/^25/)));
  },
};

export const EndedLearned: Story = {
  parameters: inStory({
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeDetail({}, language);
        return {
          ...detail,
          chapters: detail.chapters.map((chapter) =>
            makeChapter({ ...chapter, state: 'learned', intervals: [[0, chapter.durationS]], lockedBy: null }),
          ),
        };
      }),
      answer(reportProgress, () => makeAck([[0, 1270]], { state: 'learned' })),
    ],
  }),
  render: () => <StartedPlayer atS={1268} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '学下一章' }, { timeout: 8000 })).toBeVisible();
  },
};

/** An invalid address: three new ones are tried, then the learner can retry. */
export const DoesNotPlay: Story = {
  parameters: inStory({
    answers: () => [
      answer(videoAddress, () => makeAddress({ renditions: [makeRendition(540, 'data:video/mp4;base64,AAAA')] })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('视频放不出来', {}, { timeout: 15000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '刷新页面' })).toBeVisible();
  },
};

/** Access ends while the video plays. */
export const AccessEnded: Story = {
  parameters: inStory({
    answers: () => [
      answer(reportProgress, () =>
        Promise.reject(new RefusedError(reportProgress, { code: ErrorCode.courseExpired, msg: '', data: null })),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(766));
    await userEvent.keyboard('k');
    await expect(await canvas.findByText('这门课的学习期限已过')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看其他课程' })).toHaveAttribute('href', '/course');
  },
};

/** A first watch credited with less than was played: it resumes where it counts. */
export const NotCounted: Story = {
  parameters: inStory({
    answers: (language) => [
      answer(courseDetail, () =>
        makeDetail(
          { settings: { antiSkip: true, background: true, sequential: false, presence: 'none', presenceMinutes: 10 } },
          language,
        ),
      ),
      answer(reportProgress, () => makeAck([[0, 700]])),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible());
    // Without movement there is nothing to report.
    const began = slider.getAttribute('aria-valuenow');
    await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuenow', began));
    await userEvent.keyboard('k');
    await expect(await canvas.findByText('11:40 之后没有记上学习时间，已回到这里接着学')).toBeVisible();
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', expect.stringMatching(/^7[01]\d/)));
  },
};
