import { reviewAnswer, reviewAnswers, reviewQueue, suggestMark } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import { NetworkError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeAnswers, makeHandMark, makeQueue, makeReviewAnswer, makeSuggestion } from '../testing/review.ts';
import { MarkingPage } from './MarkingPage.tsx';

const at = '/manage/review?tab=exam';
const nothing = makeQueue('zh', { waiting: 0, exams: [], oldestAt: null, today: 0 });

const meta: Meta<typeof MarkingPage> = {
  title: 'exam/Marking page',
  component: MarkingPage,
  parameters: { layout: 'padded' },
  decorators: [examPage(MarkingPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: reviewQueue,
  at,
  full: (language) => makeQueue(language),
  empty: nothing,
  long: (language) => {
    const queue = makeQueue(language);
    return { ...queue, exams: queue.exams.map((exam) => ({ ...exam, title: exam.title.repeat(4) })) };
  },
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const ByPaper: Story = { parameters: inStory({ at: `${at}&by=paper` }) };
export const Suggested: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(reviewAnswer, (place) => makeReviewAnswer(language, { ...place, suggestion: makeSuggestion(language) })),
    ],
  }),
};
export const MarkedAlready: Story = {
  parameters: inStory({
    at: `${at}&exam=1106&question=301&attempt=9001`,
    answers: (language) => [
      answer(reviewAnswer, (place) =>
        makeReviewAnswer(language, { ...place, mark: makeHandMark(language), revision: 1 }),
      ),
    ],
  }),
};
export const AllMarked: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(reviewAnswers, () => {
        const answers = makeAnswers(language);
        return {
          ...answers,
          waiting: 0,
          marked: 4,
          items: answers.items.map((item) => ({ ...item, points: 5, name: '孙宁' })),
        };
      }),
    ],
  }),
};
export const ListFailed: Story = { parameters: inStory({ at, answers: () => [failing(reviewAnswers)] }) };
export const AnswerFailed: Story = { parameters: inStory({ at, answers: () => [failing(reviewAnswer)] }) };
export const AnswerLoading: Story = { parameters: inStory({ at, answers: () => [answer(reviewAnswer, waiting)] }) };

export const SuggestionFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(suggestMark)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /要建议/ });
    await userEvent.keyboard('g');
    await expect(await canvas.findByText(/评分建议没有生成/)).toBeVisible();
    await userEvent.keyboard('212');
    await expect(await canvas.findByText('5', { selector: 'footer b' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '记分，下一份' })).toBeEnabled();
  },
};

/** The next waiting answer loads; the focus is at its head. */
export const NextTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('heading', { level: 2, name: /\d/ });
    const was = first.textContent;
    await userEvent.keyboard('212');
    await userEvent.click(await canvas.findByRole('button', { name: '记分，下一份' }));
    await waitFor(() => {
      const now = canvas.getByRole('heading', { level: 2, name: /\d/ });
      if (now.textContent === was) throw new Error('still the one before');
      void expect(now).toHaveFocus();
    });
  },
};

/** The next waiting answer does not load: the focus moves to the message. */
export const NextFailsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => {
      const asked = new Set<number>();
      return [
        answer(reviewAnswer, (place) => {
          asked.add(place.attemptId);
          return asked.size > 1 ? Promise.reject(new NetworkError(reviewAnswer)) : makeReviewAnswer(language, place);
        }),
      ];
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '记分，下一份' });
    await userEvent.keyboard('212');
    await userEvent.click(canvas.getByRole('button', { name: '记分，下一份' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Nobody else waits, and nothing comes after the last: buttons without a target are disabled. */
export const LastOneTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(reviewAnswers, () => {
        const answers = makeAnswers(language);
        return { ...answers, items: answers.items.filter(({ points }) => points === null).slice(0, 1) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^跳过/ })).toBeDisabled();
    for (const name of [/^上一份/, /^下一份/]) await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};
