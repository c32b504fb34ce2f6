import { hideRank, rankByWeek } from '@banyan/contracts/mall';
import { NetworkError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { makePlaces, makeRanking } from '../testing/points.ts';
import { RankingsPage } from './RankingsPage.tsx';

const at = '/top';
const meta: Meta<typeof RankingsPage> = {
  title: 'mall/Rankings page',
  component: RankingsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [mallPage(RankingsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: rankByWeek,
  at,
  full: (language) => makeRanking({}, language),
  empty: makeRanking({ total: 0, places: [], own: null, spread: [], departments: [] }),
  long: (language) =>
    makeRanking({
      places: makePlaces(language).map((place) => ({
        ...place,
        name: '欧阳雪晴·Alexandra Montgomery-Featherstonehaugh',
        department: '长三角智能制造与精益改善推进办公室 Continuous Improvement',
      })),
    }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const NotRanked: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(rankByWeek, () => makeRanking({ own: null, places: makePlaces(language).slice(0, 10) }, language)),
    ],
  }),
};
export const TurnedOff: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(rankByWeek, () => makeRanking({ on: false, total: 0, places: [] }))],
  }),
};

/** The name is back in its place when it could not be hidden. */
export const HidingFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [answer(hideRank, () => Promise.reject(new NetworkError(hideRank)))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: '我的名字出现在榜上' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
