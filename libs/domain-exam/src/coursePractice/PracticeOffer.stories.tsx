import { startCoursePractice } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeOffer } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { PracticeOffer } from './PracticeOffer.tsx';

const meta: Meta<typeof PracticeOffer> = {
  title: 'exam/Course practice offer',
  component: PracticeOffer,
  decorators: [inExam(860)],
  args: {
    offer: makeOffer('zh'),
    loggedIn: true,
    courseHref: '/course/102',
    pending: null,
    onLogin: () => undefined,
    onStart: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PracticeOffer>;

export const Default: Story = {};
export const Visitor: Story = { args: { loggedIn: false } };
export const Failed: Story = { args: { failure: new NetworkError(startCoursePractice) } };
