import { answerAppeal } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { RequestCard } from './RequestCard.tsx';

const meta: Meta<typeof RequestCard> = {
  title: 'exam/Request card',
  component: RequestCard,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inExam(1100),
  ],
  args: {
    title: 'GB/T 2828.1 抽样检验阶段测验',
    about: '孙宁 · 得 62 / 100 分',
    at: fixtureNow - 7_200_000,
    text: '第 45 题写了转移规则，没有给分，请再看一下。',
    answered: { state: 'open', reply: '', repliedBy: '' },
    draft: '',
    pending: false,
    failure: undefined,
    verdicts: { accepted: '采纳申诉', refused: '维持原判' },
    onDraft: () => undefined,
    onAnswer: () => undefined,
    onRefresh: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof RequestCard>;

export const Default: Story = {};
export const Typed: Story = { args: { draft: '已重新批阅，改为 5 分。' } };
export const Sending: Story = { args: { draft: '已重新批阅，改为 5 分。', pending: true } };
export const Failed: Story = { args: { draft: '已重新批阅', failure: new NetworkError(answerAppeal) } };
export const TooLong: Story = { args: { draft: '改'.repeat(510) } };
export const Accepted: Story = {
  args: { answered: { state: 'accepted', reply: '已重新批阅，改为 5 分。', repliedBy: '何敏' } },
};
export const Refused: Story = {
  args: { answered: { state: 'refused', reply: '按评分要点，缺少连续批的条件，维持 4 分。', repliedBy: '何敏' } },
};
