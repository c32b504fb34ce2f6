import { courseReward } from '@banyan/contracts/course';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { makeRewards } from '../testing/gifts.ts';
import { RewardPart } from './RewardPart.tsx';

const meta: Meta<typeof RewardPart> = {
  title: 'course/Reward part',
  component: RewardPart,
  decorators: [inCourse(720)],
  args: { courseId: 101, lecturer: '陈国栋' },
};
export default meta;
type Story = StoryObj<typeof RewardPart>;

export const Default: Story = {};
export const NobodyYet: Story = {
  parameters: inStory({
    answers: () => [answer(courseReward, () => makeRewards({ items: [], people: 0, points: 0 }))],
  }),
};

/** The gift appears on top of the list. */
export const Given: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '打赏讲师' }));
    const dialog = within(await screen.findByRole('dialog', { name: '打赏 陈国栋' }));
    await userEvent.click(await dialog.findByRole('button', { name: '打赏 10 积分' }));
    await waitFor(() => expect(dialog.getByText('已送出 10 积分，谢谢你的鼓励。')).toBeVisible());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** An invalid number shows an error beside its field. */
export const Broken: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '打赏讲师' }));
    const dialog = within(await screen.findByRole('dialog', { name: '打赏 陈国栋' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '自定' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /积分数/ }), '999');
    await userEvent.click(dialog.getByRole('button', { name: '打赏' }));
    await waitFor(() => expect(dialog.getByText('请输入 1 到 200 的整数')).toBeVisible());
  },
};
