import { examList } from '@banyan/contracts/exam';
import { fits, narrow, standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeExamPage, makeExams } from '../testing/exams.ts';
import { ExamsPage } from './ExamsPage.tsx';

const at = '/my/my-exam';
const long = (language: 'zh' | 'en') =>
  makeExams(language).map((exam) => ({
    ...exam,
    title: Array.from({ length: 6 }, () => exam.title).join(' '),
    category: `${exam.category} ${exam.category} ${exam.category}`,
  }));

const meta: Meta<typeof ExamsPage> = {
  title: 'exam/Exams page',
  component: ExamsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(ExamsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: examList,
  at,
  full: (language) => makeExamPage(makeExams(language)),
  empty: makeExamPage([]),
  long: (language) => makeExamPage(long(language)),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
/** Nothing is left to sit: the tab says so and links to all exams. */
export const NothingToDo: Story = {
  parameters: inStory({ at: `${at}?tab=todo`, answers: () => [answer(examList, () => makeExamPage([]))] }),
};
/** Neither words nor category match. */
export const NothingFound: Story = {
  parameters: inStory({ at: `${at}?keyword=qqqq`, answers: () => [answer(examList, () => makeExamPage([]))] }),
};

/** Each state has its one next step; tabs and words are kept in the address. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [answer(examList, ({ tab }) => makeExamPage(makeExams(), tab))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '继续答题：GB/T 2828.1 抽样检验阶段测验' })).toHaveAttribute(
      'href',
      '/task/exam/questions/3101',
    );
    await expect(canvas.getByRole('link', { name: '再考一次：统计过程控制 中级' })).toHaveAttribute(
      'href',
      '/task/exam/excessive/3106',
    );
    await expect(canvas.getByRole('link', { name: '看结果：首件检验与过程巡检' })).toHaveAttribute(
      'href',
      '/task/exam/result/9101',
    );
    await userEvent.click(canvas.getByRole('link', { name: '错过的 1' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: '找考试' }), '化学品{Enter}');
    await waitFor(() =>
      expect(decodeURIComponent(canvas.getByTestId('address').textContent)).toBe(
        '/my/my-exam?tab=missed&keyword=化学品',
      ),
    );
    await expect(canvas.getByRole('searchbox', { name: '找考试' })).toHaveFocus();
  },
};

/** Each category has its own address. */
export const CategoryTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '分类: 全部分类' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /安全生产/ }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/my/my-exam?category=c2'));
  },
};

export const NarrowTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    width: narrow,
    answers: (language) => [answer(examList, () => makeExamPage(long(language)))],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('listitem');
    await expect(fits(canvasElement)).toBe(true);
  },
};
