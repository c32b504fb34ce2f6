import { downloadList, downloadPolling } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { makeDownload, makeDownloads } from '../testing/downloads.ts';
import { longer } from '../testing/myRecords.ts';
import { DownloadsPage } from './DownloadsPage.tsx';

const at = '/my/download-record';
/** An archive still being made: nothing changes while a story is viewed. */
const still = (language: 'zh' | 'en') =>
  answer(downloadPolling, () => makeDownloads(language)[0] ?? makeDownload(language));

const meta: Meta<typeof DownloadsPage> = {
  title: 'course/Downloads page',
  component: DownloadsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(DownloadsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: downloadList,
  at,
  full: (language) => ({ items: makeDownloads(language).slice(1), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeDownloads(language, longer[language]).slice(1), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Compressing: Story = { parameters: inStory({ at, answers: (language) => [still(language)] }) };

/** The expiry of a one-day link is shown to the minute. */
export const EndsTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [end] = await within(canvasElement).findAllByText(/^链接有效到/);
    await expect(end).toHaveTextContent(/\d{2}:\d{2}$/);
  },
};

/** An expired link is renewed, and opens. */
export const AskedAgain: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [answer(downloadList, () => ({ items: makeDownloads(language).slice(2, 3), next: null }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^重新获取/ }));
    await expect(await canvas.findByRole('link', { name: /^下载：/ })).toBeVisible();
  },
};
