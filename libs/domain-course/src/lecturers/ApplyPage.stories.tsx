import { canApply } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeApplication } from '../testing/lecturers.ts';
import { longer } from '../testing/myRecords.ts';
import { ApplyPage } from './ApplyPage.tsx';

const meta: Meta<typeof ApplyPage> = {
  title: 'course/Lecturer application',
  component: ApplyPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(ApplyPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: canApply,
  at: '/lecturer/apply',
  full: (language) => ({
    allowed: true,
    lecturer: null,
    application: makeApplication(language, { state: 'rejected', reason: '…' }),
  }),
  empty: { allowed: true, lecturer: null, application: null },
  long: (language) => ({
    allowed: false,
    lecturer: null,
    application: makeApplication(language, { introduction: longer[language].repeat(20) }),
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const English: Story = { ...Default, globals: { language: 'en', enterprise: 'larkfield' } };
