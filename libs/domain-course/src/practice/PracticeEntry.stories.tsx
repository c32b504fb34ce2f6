import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makePracticeOffer } from '../testing/practice.ts';
import { PracticeEntry } from './PracticeEntry.tsx';

const meta: Meta<typeof PracticeEntry> = {
  title: 'course/Way to practice',
  component: PracticeEntry,
  decorators: [inCourse(360)],
  args: { offer: makePracticeOffer(), href: '/coursePractice/101' },
};
export default meta;
type Story = StoryObj<typeof PracticeEntry>;

export const Default: Story = {};
export const NeverPractised: Story = { args: { offer: { ...makePracticeOffer(), best: null } } };
