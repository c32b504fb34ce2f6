import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeHeroes } from '../../testing/pk.ts';
import { HeroLine } from './HeroLine.tsx';

const lines = (language: 'zh' | 'en', wide: boolean): StoryObj => ({
  render: () => {
    const { items, own } = makeHeroes(language);
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

export const Default: StoryObj = lines('zh', false);
export const Wide: StoryObj = lines('zh', true);
export const English: StoryObj = { ...lines('en', true), globals: { language: 'en', enterprise: 'larkfield' } };
