import { answerPractice, exerciseSets, setMastered, startPractice, wrongList } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeSets, makeWrong } from '../testing/practice.ts';
import { ExercisePage } from './ExercisePage.tsx';

const at = '/my/my-exercise';
const running = `${at}?run=31`;
const none = { items: [], next: null };
const longName = {
  zh: '计数抽样检验程序按接收质量限检索的逐批检验抽样计划及其转移规则在来料与过程检验中的应用',
  en: 'Lot-by-lot sampling plans indexed by acceptance quality limit and their switching rules in incoming and in-process inspection',
};

const meta: Meta<typeof ExercisePage> = {
  title: 'exam/Exercise page',
  component: ExercisePage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(ExercisePage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: wrongList,
  at,
  full: (language) => ({ items: makeWrong(language), next: null }),
  empty: none,
  long: (language) => ({
    items: makeWrong(language).map((one) => ({
      ...one,
      stem: longName[language],
      exam: longName[language],
      tags: [longName[language]],
      lesson: one.lesson && { ...one.lesson, title: longName[language] },
    })),
    next: null,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const ListFailed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
/** No wrong question yet: banks alone can be practised. */
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: (language) => {
      const { circles, ahead, sets, ...rest } = makeSets(language);
      return [
        answer(wrongList, () => none),
        answer(exerciseSets, () => ({
          ...rest,
          total: 0,
          due: 0,
          mastered: 0,
          circles: circles.map(() => ({ count: 0, due: 0 })),
          ahead: ahead.map((day) => ({ ...day, count: 0 })),
          sets: sets.filter(({ kind }) => kind === 'bank'),
        })),
      ];
    },
  }),
};
/** No mistakes and no banks. */
export const NothingToPractise: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(wrongList, () => none),
      answer(exerciseSets, () => makeSets(language, { total: 0, due: 0, mastered: 0, sets: [] })),
    ],
  }),
};
export const AllReviewed: Story = {
  parameters: inStory({ at, answers: (language) => [answer(exerciseSets, () => makeSets(language, { due: 0 }))] }),
};
export const Failed: Story = {
  parameters: inStory({ at, answers: () => [failing(exerciseSets), failing(wrongList)] }),
};
export const Running: Story = { parameters: inStory({ at: running }) };

/** Answered wrongly by keyboard, explained, with a link to the lesson, graded, then the next question. */
export const AnsweredAndGraded: Story = {
  ...Running,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('正常检验转为加严检验的条件是什么？');
    await userEvent.keyboard('c{Enter}');
    await expect(await canvas.findByRole('heading', { name: '答错了' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看讲解：转移规则 8:20' })).toHaveAttribute(
      'href',
      '/course/102?chapter=1024&from=500',
    );
    await userEvent.keyboard('3');
    await expect(await canvas.findByRole('button', { name: /记住了/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /下一题/ }));
    await expect(await canvas.findByLabelText('第 1 空')).toBeVisible();
  },
};

/** The server could not be asked: the choice stays. */
export const CheckFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: running,
    answers: () => [answer(answerPractice, () => Promise.reject(new NetworkError(answerPractice)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('连续 10 批都不接收'));
    await userEvent.click(canvas.getByRole('button', { name: /提交/ }));
    await expect(await canvas.findByText('网络连不上，你的回答还在，可以再提交一次')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /连续 10 批/ })).toBeChecked();
  },
};

/** Removed at once, restored by the notice. */
export const MasteredAndPutBack: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^已掌握.*叉车/ }));
    await expect(canvas.queryByText('叉车载货下坡应当怎么走？')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '放回去' }));
    await expect(await canvas.findByText('叉车载货下坡应当怎么走？')).toBeVisible();
  },
};

/** Neither starting nor removing reached the server: both failures show beside the button pressed. */
export const ChangesFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(startPractice), failing(setMastered)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '开始复习' }));
    await expect(await canvas.findByText('网络连不上')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^已掌握.*叉车/ }));
    await expect(await canvas.findByText('网络连不上，这道题还在错题本里')).toBeVisible();
  },
};
