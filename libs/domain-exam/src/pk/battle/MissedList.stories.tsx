import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeMissed } from '../../testing/pk.ts';
import { MissedList } from './MissedList.tsx';

const meta: Meta<typeof MissedList> = {
  title: 'exam/Battle missed',
  component: MissedList,
  decorators: [inExam(816)],
  args: { rows: makeMissed('zh'), lessonHref: ({ courseId }) => `/course/${courseId}` },
};
export default meta;
type Story = StoryObj<typeof MissedList>;

export const Default: Story = { tags: ['english'], parameters: { english: { rows: makeMissed('en') } } };
