import { ErrorCode } from '@banyan/contracts';
import { answerPk, pkBattle } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examPage, inStory } from '../../testing/examStory.tsx';
import { makeBattle, makeEndedBattle, makeFighter, makeInvitations, makeSide } from '../../testing/pk.ts';
import { PkBattlePage } from './PkBattlePage.tsx';

const at = '/pk/battle/41';
const long = 'Maximiliana-Alexandra von Wolfeschlegelstein';

const meta: Meta<typeof PkBattlePage> = {
  title: 'exam/Battle',
  component: PkBattlePage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(PkBattlePage)],
};
export default meta;
type Story = StoryObj;

const battle = (make: (language: 'zh' | 'en') => ReturnType<typeof makeBattle>): Story => ({
  parameters: inStory({ at, answers: (language) => [answer(pkBattle, () => make(language))] }),
});

export const Default: Story = { ...battle((language) => makeBattle(language)), tags: ['dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(pkBattle, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(pkBattle)] }) };
export const NotFound: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(pkBattle, () =>
        Promise.reject(new RefusedError(pkBattle, { code: ErrorCode.notFound, msg: '', data: null })),
      ),
    ],
  }),
};
export const Invited: Story = battle((language) => ({
  ...makeBattle(language, { question: null }),
  ...makeInvitations(language)[0]!,
}));
export const Ended: Story = battle((language) => makeEndedBattle(language));
export const LongNames: Story = battle((language) =>
  makeBattle(language, { title: `${long} ${long}`, opponent: makeSide(makeFighter(long, long), [15, 14]) }),
);

/** An answer that did not arrive is kept, and sent again by another press. */
export const NotSentTest: Story = {
  parameters: inStory({ at, answers: () => [failing(answerPk)] }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const options = await canvas.findAllByRole('radio');
    await userEvent.click(options[1]!);
    await canvas.findByRole('button', { name: '再送一次' });
    await expect(options[1]).toBeChecked();
  },
};
