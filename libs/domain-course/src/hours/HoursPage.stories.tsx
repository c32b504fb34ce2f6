import { studyHours } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { longer, makeHours, noHours } from '../testing/myRecords.ts';
import { HoursPage } from './HoursPage.tsx';

const meta: Meta<typeof HoursPage> = {
  title: 'course/Study hours page',
  component: HoursPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(HoursPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: studyHours,
  at: '/my/my-duration',
  full: (language) => makeHours(language),
  empty: noHours,
  long: (language) => makeHours(language, undefined, longer[language]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Less than a minute is not shown as a minute: rankings do not count it. */
export const UnderAMinuteTest: Story = {
  parameters: inStory({
    at: '/my/my-duration',
    answers: () => [answer(studyHours, () => ({ ...makeHours(), weekS: 16 }))],
  }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const week = await within(canvasElement).findByText('本周');
    await expect(week.parentElement).toHaveTextContent('不到 1 分');
  },
};
