import { pkHall, pkHistory } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { examPage, inStory } from '../../testing/examStory.tsx';
import { makeFighter, makeHall, makePastBattles, makeSide } from '../../testing/pk.ts';
import { PkPage } from './PkPage.tsx';

const at = '/pk';
const long = { zh: '阿卜杜勒·拉赫曼·伊本·穆罕默德', en: 'Maximiliana-Alexandra von Wolfeschlegelstein' };

const meta: Meta<typeof PkPage> = {
  title: 'exam/Battle hall',
  component: PkPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(PkPage)],
};
export default meta;

const stories = standardStories({
  call: pkHall,
  at,
  full: (language) => makeHall(language),
  empty: makeHall('zh', {
    ...{ joined: 'N', firstGift: 100, battles: 0, wins: 0, invitations: [], running: [] },
    heroes: { items: [], own: null, total: 0, toNext: null },
  }),
  long: (language) => {
    const hall = makeHall(language);
    const opponent = makeSide(makeFighter(long[language], long[language]), []);
    return { ...hall, invitations: hall.invitations.map((row) => ({ ...row, opponent, title: long[language] })) };
  },
});

export const Default: StoryObj = stories.Default;
export const Loading: StoryObj = stories.Loading;
export const Empty: StoryObj = {
  parameters: inStory({
    at,
    answers: () => [
      answer(pkHall, () =>
        makeHall('zh', { joined: 'N', firstGift: 100, battles: 0, wins: 0, invitations: [], running: [] }),
      ),
      answer(pkHistory, () => ({ items: [], next: null })),
    ],
  }),
};
export const Failed: StoryObj = stories.Failed;
export const HistoryFailed: StoryObj = { parameters: inStory({ at, answers: () => [failing(pkHistory)] }) };
export const LongNames: StoryObj = stories.LongNames;
export const Dark: StoryObj = {
  parameters: inStory({
    at,
    answers: (language) => [answer(pkHistory, () => ({ items: makePastBattles(language), next: null }))],
  }),
  globals: { appearance: 'dark' },
};

/** The choices for a battle are in the address: they stay when the screen is made again, as in another language. */
export const ChosenStays: StoryObj = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: '/pk?who=colleague&anonymous=Y' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '约同事' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '匿名，对方看不到你是谁' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '匿名，对方看不到你是谁' }));
    await userEvent.click(canvas.getByRole('radio', { name: '随机匹配' }));
    await expect(canvas.getByRole('checkbox', { name: '匿名，对方看不到你是谁' })).not.toBeChecked();
    await expect(await canvas.findByRole('button', { name: '找对手' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '约同事' }));
    await expect(await canvas.findByRole('button', { name: '选同事' })).toBeVisible();
  },
};
