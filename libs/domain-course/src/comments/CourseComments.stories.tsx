import { courseComments, isGrade } from '@banyan/contracts';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { makeOpinion } from '../testing/notes.ts';
import { CourseComments } from './CourseComments.tsx';
import { PraiseButton } from './PraiseButton.tsx';

const meta: Meta<typeof CourseComments> = {
  title: 'course/Comments',
  component: CourseComments,
  decorators: [inCourse(864)],
  render: () => (
    <>
      <PraiseButton courseId={101} />
      <CourseComments courseId={101} />
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof CourseComments>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
export const Empty: Story = {
  parameters: inStory({
    answers: () => [
      answer(courseComments, () => ({ items: [], next: null, total: 0, approval: true })),
      answer(isGrade, () => makeOpinion({ rating: null, ratings: 0, spread: [0, 0, 0, 0, 0] })),
    ],
  }),
};
export const Failed: Story = {
  parameters: inStory({
    answers: () => [answer(courseComments, () => Promise.reject(new NetworkError(courseComments)))],
  }),
};

/** What is written is sent, and the box says that it waits. */
export const Written: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '写评论' }), '很有用');
    await userEvent.click(canvas.getByRole('button', { name: '发表' }));
    await expect(await canvas.findByText('已提交，管理员审核后大家可见。')).toBeVisible();
  },
};
