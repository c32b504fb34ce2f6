import { microList } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { teachingPage } from '../testing/teachingStory.tsx';
import { makeMicros } from '../testing/micros.ts';
import { MyMicrosPage } from './MyMicrosPage.tsx';

const meta: Meta<typeof MyMicrosPage> = {
  title: 'teaching/My micro-courses',
  component: MyMicrosPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(MyMicrosPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: microList,
  at: '/my/my-upLoadCourse',
  full: (language) => ({ items: makeMicros(language), next: null, counts: [4, 1, 1, 1, 1] }),
  empty: { items: [], next: null, counts: [0, 0, 0, 0, 0] },
  long: (language) => ({
    items: makeMicros(language).map((one) => ({
      ...one,
      draft: { ...one.draft, title: one.draft.title.repeat(6).slice(0, 60) },
    })),
    next: null,
    counts: [4, 1, 1, 1, 1],
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
