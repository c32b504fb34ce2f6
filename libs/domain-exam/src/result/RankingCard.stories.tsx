import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeRankRows } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { RankingCard } from './RankingCard.tsx';

const meta: Meta<typeof RankingCard> = {
  title: 'exam/Ranking card',
  component: RankingCard,
  decorators: [inExam(384)],
  args: { ranking: { total: 186, rows: makeRankRows() }, onAll: () => undefined },
};
export default meta;
type Story = StoryObj<typeof RankingCard>;

export const Default: Story = { tags: ['english'] };
