import { packageList } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { longer } from '../testing/myRecords.ts';
import { makePackages } from '../testing/packages.ts';
import { PackagesPage } from './PackagesPage.tsx';

const meta: Meta<typeof PackagesPage> = {
  title: 'course/Packages page',
  component: PackagesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(PackagesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: packageList,
  at: '/coursepackage',
  full: (language) => ({ items: makePackages(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makePackages(language, longer[language]), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
