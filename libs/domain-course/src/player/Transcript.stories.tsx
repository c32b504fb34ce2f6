import { videoAddress } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { usePlayer } from '../course.desk.ts';
import { makeAddress, makeRendition } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { tinyVideo } from '../testing/tinyVideo.ts';
import { Transcript } from './Transcript.tsx';
import { TranscriptTools } from './TranscriptTools.tsx';
import { answer, waiting } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const Shown = observer(function Shown() {
  const player = usePlayer();
  const [words, setWords] = useState<string | null>(null);
  const [follow, setFollow] = useState(true);
  return (
    <>
      <TranscriptTools words={words} onWords={setWords} follow={follow} onFollow={setFollow} />
      <Button onClick={() => player.subtitles.move(766)}>12:46</Button>
      <Transcript
        words={words ?? ''}
        follow={follow}
        onFollow={() => setFollow(true)}
        onStopFollowing={() => setFollow(false)}
      />
    </>
  );
});

const meta: Meta<typeof Transcript> = {
  title: 'course/Transcript',
  component: Transcript,
  decorators: [inCourse(864)],
  render: () => (
    <OpenedCourse>
      <Shown />
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof Transcript>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^12:46 Cpk/ });
    await userEvent.click(canvas.getByRole('button', { name: '12:46' }));
    await expect(canvas.getByRole('button', { name: /^12:46 Cpk/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^12:46 Cpk/ });
    await userEvent.click(canvas.getByRole('button', { name: '在文稿里查找' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'cpk');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText('Cpk', { selector: 'mark' })).toHaveLength(2);
  },
};

export const FoundTest: Story = {
  ...Found,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await Found.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^12:46 Cpk/ });
    await userEvent.click(canvas.getByRole('button', { name: '在文稿里查找' }));
    await userEvent.type(canvas.getByRole('searchbox'), '没有这句');
    await expect(canvas.getByText('文稿里没有“没有这句”')).toBeVisible();
  },
};
export const OtherLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '看英文' }));
    await expect(await canvas.findByText(/^At 1.33 two hours/)).toBeVisible();
  },
};
/** Scrolling away by scroll bar or key stops following; one press resumes it. */
export const ScrolledAway: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = await canvas.findByRole('button', { name: /^12:46 Cpk/ });
    await userEvent.click(canvas.getByRole('button', { name: '12:46' }));
    await expect(canvas.queryByRole('button', { name: '回到正在说的一句' })).toBeNull();
    line.focus();
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: '回到正在说的一句' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到正在说的一句' })).toBeNull());
    await expect(canvas.getByRole('button', { name: '正在跟随' })).toHaveAttribute('aria-pressed', 'true');
    const list = canvas.getByRole('list', { name: '文稿' }).parentElement;
    if (list === null) throw new Error('the list has no box');
    await fireEvent.pointerDown(list);
    await expect(await canvas.findByRole('button', { name: '回到正在说的一句' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: inStory({ answers: () => [answer(videoAddress, waiting)] }) };
export const Failed: Story = {
  parameters: inStory({
    answers: () => [answer(videoAddress, () => Promise.reject(new NetworkError(videoAddress)))],
  }),
};
export const None: Story = {
  parameters: inStory({
    answers: () => [
      answer(videoAddress, () => makeAddress({ renditions: [makeRendition(540, tinyVideo)], subtitles: [] })),
    ],
  }),
};
export const Visitor: Story = { parameters: inStory({ visitor: true }) };
export const Locked: Story = {
  render: () => (
    <OpenedCourse chapterId={1007}>
      <Shown />
    </OpenedCourse>
  ),
};
