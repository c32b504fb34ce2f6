import type { RankRow } from '@banyan/contracts/exam';
import { PagedList } from '@banyan/core-screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inExam } from '../testing/examStory.tsx';
import { makeRanking, makeRankRows } from '../testing/results.ts';
import { RankingDrawer } from './RankingDrawer.tsx';

const list = new PagedList<RankRow>((_, cursor) => Promise.resolve(makeRanking('zh', cursor)), {
  id: ({ userId }) => userId,
});
void list.show();

const meta: Meta<typeof RankingDrawer> = {
  title: 'exam/Ranking drawer',
  component: RankingDrawer,
  decorators: [inExam()],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { list, own: makeRankRows()[3] ?? null, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof RankingDrawer>;

export const Default: Story = {};
/** Without a score there is no rank. */
export const WithoutOwn: Story = { args: { own: null } };
