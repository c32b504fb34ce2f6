import { coursePractice, coursePracticeHistory, coursePracticeResult } from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeOffer, makePracticeRow, makePracticeRun } from '../testing/coursePractice.ts';
import { examPage, inStory } from '../testing/examStory.tsx';
import { CoursePracticePage } from './CoursePracticePage.tsx';

const at = '/coursePractice/102';
const running = `${at}?run=51`;

const meta: Meta<typeof CoursePracticePage> = {
  title: 'exam/Course practice page',
  component: CoursePracticePage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(CoursePracticePage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = { parameters: inStory({ at }) };
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(coursePractice, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(coursePractice)] }) };
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(coursePractice, () => makeOffer(language, { questions: 0, chapters: [], best: null, finished: 0 })),
    ],
  }),
};

export const EmptyTest: Story = {
  ...Empty,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('现在没有可以练的题');
    const middle = (element: Element) =>
      element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(Math.abs(middle(words) - middle(title.parentElement!.parentElement!))).toBeLessThan(2);
  },
};
export const NotYetPractised: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(coursePractice, () => makeOffer(language, { best: null, finished: 0, reveal: 'end' })),
      answer(coursePracticeHistory, () => ({ items: [], next: null })),
    ],
  }),
};
export const Begun: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(coursePractice, () =>
        makeOffer(language, { open: makePracticeRow({ finishedAt: null, answered: 4, right: null }) }),
      ),
    ],
  }),
};
export const Running: Story = { parameters: inStory({ at: running }) };
/** Left at its last question, though an earlier one is open: a reload returns to it. */
export const CameBack: Story = { parameters: inStory({ at: `${running}&no=3` }) };

export const CameBackTest: Story = {
  ...CameBack,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: '第 3 题，共 3 题' })).toBeVisible();
  },
};
export const AllAtOnce: Story = { parameters: inStory({ at: `${running}&view=all` }) };
export const Finished: Story = {
  parameters: inStory({
    at: `${running}&view=all`,
    answers: (language) => [
      answer(coursePracticeResult, () =>
        makePracticeRun(language, { finishedAt: makePracticeRow().startedAt, right: 1 }),
      ),
    ],
  }),
};

/** The answer to the second question is shown with its explanation. */
export const Checked: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: running }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = within(await canvas.findByRole('region', { name: '第 2 题，共 3 题' }));
    await expect(question.getByRole('button', { name: '提交' })).toBeDisabled();
    await userEvent.click(question.getByRole('button', { name: '不会，看解析' }));
    await expect(await question.findByText('答错了')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
    await expect(await canvas.findByRole('region', { name: '第 3 题，共 3 题' })).toBeVisible();
  },
};
