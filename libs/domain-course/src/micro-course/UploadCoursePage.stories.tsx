import { microDetail } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeMicro } from '../testing/micros.ts';
import { UploadCoursePage } from './UploadCoursePage.tsx';

const meta: Meta<typeof UploadCoursePage> = {
  title: 'course/Micro-course upload',
  component: UploadCoursePage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(UploadCoursePage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: microDetail,
  at: '/upLoadCourse?id=700001',
  full: (language) => makeMicro(language),
  empty: { ...makeMicro(), draft: { ...makeMicro().draft, title: '', introduction: '', chapters: [] }, files: [] },
  long: (language) => ({
    ...makeMicro(language, 'rejected'),
    reason: makeMicro(language, 'rejected').reason.repeat(6),
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const English: Story = { ...Default, globals: { language: 'en', enterprise: 'larkfield' } };
export const Content: Story = standardStories({
  call: microDetail,
  at: '/upLoadCourse?id=700001&step=content',
  full: (language) => makeMicro(language),
  empty: makeMicro(),
  long: (language) => makeMicro(language),
}).Default;
