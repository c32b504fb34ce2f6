import { coursePracticeCalls } from '../api/coursePracticeCalls.ts';
import { fakeApi } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePracticeRun } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { memoryStorage } from '../testing/storyDevice.ts';
import { CoursePracticeStore } from './CoursePracticeStore.ts';
import { PracticeSheet } from './PracticeSheet.tsx';

const meta: Meta<typeof PracticeSheet> = {
  title: 'exam/Course practice sheet',
  component: PracticeSheet,
  decorators: [inExam(1100)],
  args: {
    store: new CoursePracticeStore(102, fakeApi(coursePracticeCalls), {
      storage: memoryStorage(),
      eid: 1001,
      userId: '7',
    }),
    run: makePracticeRun('zh', { reveal: 'end' }),
    view: 'all',
    onView: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PracticeSheet>;

export const Default: Story = {};
export const OneByOne: Story = { args: { view: 'one' } };
