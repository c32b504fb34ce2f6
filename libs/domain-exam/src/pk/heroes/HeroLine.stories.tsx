import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeHeroes } from '../../testing/pk.ts';
import { HeroLine } from './HeroLine.tsx';

const lines = (wide: boolean): StoryObj => ({
  render: (_, { globals }) => {
    const { items, own } = makeHeroes(storyLanguage(globals));
    return (
      <ul>
        {[...items, ...(own === null ? [] : [own])].map((hero) => (
          <HeroLine key={hero.userId} hero={hero} wide={wide} />
        ))}
      </ul>
    );
  },
});

const meta: Meta<typeof HeroLine> = { title: 'exam/Hero line', component: HeroLine, decorators: [inExam(792)] };
export default meta;

export const Default: StoryObj = lines(false);
export const Wide: StoryObj = { ...lines(true), tags: ['english'] };
