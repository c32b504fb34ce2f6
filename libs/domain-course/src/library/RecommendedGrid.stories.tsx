import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeRecommended } from '../testing/library.ts';
import { RecommendedGrid } from './RecommendedGrid.tsx';

const meta: Meta<typeof RecommendedGrid> = {
  title: 'course/Recommended courses',
  component: RecommendedGrid,
  decorators: [inCourse(936)],
};
export default meta;
type Story = StoryObj<typeof RecommendedGrid>;

export const Default: Story = {
  render: (_, { globals }) => <RecommendedGrid items={makeRecommended(storyLanguage(globals)).items} />,
};
