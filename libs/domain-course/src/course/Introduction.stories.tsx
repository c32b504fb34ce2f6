import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeDetail } from '../testing/fixtures.ts';
import { Introduction } from './Introduction.tsx';
import { storyLanguage } from '@banyan/core-screen/stories';
import { inCourse } from '../testing/courseStory.tsx';

const meta: Meta<typeof Introduction> = {
  title: 'course/Introduction',
  component: Introduction,
  decorators: [inCourse(864)],
  render: (_, { globals }) => <Introduction detail={makeDetail({}, storyLanguage(globals))} />,
};
export default meta;
type Story = StoryObj<typeof Introduction>;

export const Default: Story = { tags: ['english', 'dark'] };
export const Bare: Story = {
  render: () => {
    const detail = makeDetail({ outcomes: [], introduction: '' });
    return (
      <Introduction
        detail={{ ...detail, lecturer: { ...detail.lecturer, title: '', department: '', bio: '', courses: 1 } }}
      />
    );
  },
};
export const LongText: Story = {
  render: () => {
    const detail = makeDetail();
    return (
      <Introduction
        detail={{
          ...detail,
          introduction: `${detail.introduction}\n\n`.repeat(6),
          outcomes: detail.outcomes.map((outcome) => outcome.repeat(9)),
          lecturer: { ...detail.lecturer, bio: detail.lecturer.bio.repeat(9) },
        }}
      />
    );
  },
};
