import { keepShare, playbillCourse } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { makePlaybill } from '../testing/shares.ts';
import { ShareButton } from './ShareButton.tsx';

const meta: Meta<typeof ShareButton> = {
  title: 'course/Share button',
  component: ShareButton,
  decorators: [inCourse()],
  args: { courseId: 101 },
};
export default meta;
type Story = StoryObj<typeof ShareButton>;

export const Default: Story = {};

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '分享' }));
  return within(await screen.findByRole('dialog', { name: '分享课程' }));
};

/** The picture is drawn and can be saved. */
export const Opened: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: '保存海报' })).toBeEnabled());
    await expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '课程链接' }).value).toContain(
      'share=k4m9x2pq7t',
    );
  },
};

/** The picture's data failed to load. */
export const NotLoaded: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    answers: () => [answer(playbillCourse, () => Promise.reject(new NetworkError(playbillCourse)))],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByText('分享内容没有取到')).toBeVisible());
  },
};

/** Recording the share failed: a notice offers to retry. */
export const NotKept: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    answers: (language) => [
      answer(playbillCourse, () => makePlaybill(language)),
      answer(keepShare, () => Promise.reject(new NetworkError(keepShare))),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /复制链接/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '重新记录' })).toBeVisible());
  },
};
