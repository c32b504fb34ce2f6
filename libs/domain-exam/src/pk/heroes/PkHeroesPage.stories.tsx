import { pkHeroes } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage } from '../../testing/examStory.tsx';
import { makeHeroes } from '../../testing/pk.ts';
import { PkHeroesPage } from './PkHeroesPage.tsx';

const meta: Meta<typeof PkHeroesPage> = {
  title: 'exam/Heroes',
  component: PkHeroesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(PkHeroesPage)],
};
export default meta;

const stories = standardStories({
  call: pkHeroes,
  at: '/pk/heroes',
  full: (language) => makeHeroes(language),
  empty: { items: [], own: null, total: 0, toNext: null },
  long: (language) => {
    const heroes = makeHeroes(language);
    const name = 'Maximiliana-Alexandra von Wolfeschlegelstein';
    return { ...heroes, items: heroes.items.map((hero) => ({ ...hero, name, department: `${name} ${name}` })) };
  },
});

export const Default: StoryObj = stories.Default;
export const Loading: StoryObj = stories.Loading;
export const Empty: StoryObj = stories.Empty;
export const Failed: StoryObj = stories.Failed;
export const LongNames: StoryObj = stories.LongNames;
