import { lotteryDraw, lotteryHome } from '@banyan/contracts/mall';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeDraw, makeLottery } from '../testing/lottery.ts';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { LotteryPage } from './LotteryPage.tsx';

const at = '/lotteryMall';

const meta: Meta<typeof LotteryPage> = {
  title: 'mall/Lottery page',
  component: LotteryPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [mallPage(LotteryPage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
/** A prize that has run out is replaced by the consolation, and says so. */
export const Drawn: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(抽一次|Draw)$/ }));
    await expect(await canvas.findByText(/安慰奖。|consolation prize\./, {}, { timeout: 8000 })).toBeVisible();
  },
};
/** The last draw of a day disables its button, which keeps the focus. */
export const LastDrawFocusTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(lotteryHome, () => makeLottery(language, { left: 1 })),
      answer(lotteryDraw, () => ({ draw: makeDraw({ id: 9, nonce: 3 }), points: 1240, left: 0, exchangeId: null })),
    ],
  }),
  play: async ({ canvas }) => {
    const draw = await canvas.findByRole('button', { name: /^(抽一次|Draw)$/ });
    await userEvent.click(draw);
    await canvas.findByText(/今天的次数用完了|used all your draws/, {}, { timeout: 8000 });
    await expect(draw).toHaveFocus();
  },
};
export const NoDrawsLeft: Story = {
  parameters: inStory({ at, answers: (language) => [answer(lotteryHome, () => makeLottery(language, { left: 0 }))] }),
};
export const NoneRunning: Story = {
  parameters: inStory({ at, answers: () => [answer(lotteryHome, () => ({ lottery: null, mine: null }))] }),
};
export const Visitor: Story = {
  parameters: inStory({
    at,
    visitor: true,
    answers: (language) => [answer(lotteryHome, () => ({ ...makeLottery(language), mine: null }))],
  }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(lotteryHome)] }) };
