import { courseLearners } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { LearnersPart } from './LearnersPart.tsx';

const meta: Meta<typeof LearnersPart> = {
  title: 'course/Who is learning',
  component: LearnersPart,
  args: { courseId: 101 },
  decorators: [inCourse(720)],
};
export default meta;
type Story = StoryObj<typeof LearnersPart>;

export const Default: Story = { tags: ['english'] };
export const Failed: Story = {
  parameters: inStory({
    answers: () => [answer(courseLearners, () => Promise.reject(new NetworkError(courseLearners)))],
  }),
};
