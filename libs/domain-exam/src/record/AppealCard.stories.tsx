import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeAppeal } from '../testing/records.ts';
import { inExam } from '../testing/examStory.tsx';
import { AppealCard } from './AppealCard.tsx';

const meta: Meta<typeof AppealCard> = {
  title: 'exam/Appeal card',
  component: AppealCard,
  decorators: [inExam(432)],
  args: { appeal: null, draft: '', pending: false, onDraft: () => undefined, onSend: () => undefined },
};
export default meta;
type Story = StoryObj<typeof AppealCard>;

export const Default: Story = { tags: ['english'] };
export const TooLong: Story = { args: { draft: '表'.repeat(510) } };
export const Sending: Story = { args: { draft: '表格没有加载', pending: true } };
export const Open: Story = { args: { appeal: makeAppeal('open') } };
export const Accepted: Story = { args: { appeal: makeAppeal('accepted') } };
export const Refused: Story = { args: { appeal: makeAppeal('refused') } };
