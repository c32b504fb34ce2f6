import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeOffer } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { BestCard } from './BestCard.tsx';

const meta: Meta<typeof BestCard> = {
  title: 'exam/Best course practice',
  component: BestCard,
  decorators: [inExam(280)],
  args: { offer: makeOffer('zh') },
};
export default meta;
type Story = StoryObj<typeof BestCard>;

export const Default: Story = {};
export const None: Story = { args: { offer: makeOffer('zh', { best: null, finished: 0 }) } };
