import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeHeroes } from '../../testing/pk.ts';
import { HeroCard } from './HeroCard.tsx';

const meta: Meta<typeof HeroCard> = {
  title: 'exam/Hero card',
  component: HeroCard,
  decorators: [inExam(384)],
  args: { heroes: makeHeroes('zh') },
};
export default meta;
type Story = StoryObj<typeof HeroCard>;

export const Default: Story = { tags: ['english'], parameters: { english: { heroes: makeHeroes('en') } } };
export const Nobody: Story = { args: { heroes: { items: [], own: null, total: 0, toNext: null } } };
