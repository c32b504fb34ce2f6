import { ErrorCode } from '@banyan/contracts';
import {
  appealAttempt,
  attemptDetail,
  attemptRecord,
  type AttemptDetail,
  type AttemptRecord,
} from '@banyan/contracts/exam';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeAttemptDetail, makeQuestions, withoutKeys } from '../testing/questions.ts';
import { makeAppeal, makeRecord } from '../testing/records.ts';
import { makeReceipt } from '../testing/results.ts';
import { ResultDetailPage } from './ResultDetailPage.tsx';

const at = '/task/exam/resultDetail/9101';
const recordAt = `${at}?tab=record`;

const meta: Meta<typeof ResultDetailPage> = {
  title: 'exam/Result detail page',
  component: ResultDetailPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [examPage(ResultDetailPage)],
};
export default meta;
type Story = StoryObj;

const story = (change: (language: 'zh' | 'en') => Partial<AttemptDetail>, address = at): Story => ({
  parameters: inStory({
    at: address,
    answers: (language) => [answer(attemptDetail, () => makeAttemptDetail(change(language), language))],
  }),
});
const recordStory = (change: (language: 'zh' | 'en') => Partial<AttemptRecord>): Story => ({
  parameters: inStory({
    at: recordAt,
    answers: (language) => [answer(attemptRecord, () => makeRecord(change(language), language))],
  }),
});

export const Questions: Story = { tags: ['english', 'dark'] };
export const OneQuestion: Story = { parameters: inStory({ at: `${at}?no=3` }) };
export const Mistakes: Story = { parameters: inStory({ at: `${at}?show=lost` }) };
/** No mistakes: a link to all questions. */
export const NoMistakes: Story = story(
  (language) => ({ questions: makeQuestions(language).slice(0, 1) }),
  `${at}?show=lost`,
);
/** The rules show answers once the exam is closed. */
export const AnswersLater: Story = story((language) => ({
  answersShown: false,
  answersWait: 'closing',
  answersFrom: fixtureNow + 5 * 86_400_000,
  questions: withoutKeys(makeQuestions(language)),
}));
export const AnswersNever: Story = story((language) => ({
  answersShown: false,
  answersWait: 'never',
  questions: withoutKeys(makeQuestions(language)),
}));
/** Some answers wait for a marker: nothing is shown before all of them are marked. */
export const BeingMarked: Story = story((language) => ({
  answersShown: false,
  answersWait: 'marking',
  questions: withoutKeys(makeQuestions(language)),
}));
/** Some of the questions are in an exam that the learner sits or may sit again. */
export const Sitting: Story = story((language) => ({
  answersShown: false,
  answersWait: 'sitting',
  questions: makeQuestions(language).map((question, index) =>
    index < 2 ? (withoutKeys([question])[0] ?? question) : question,
  ),
}));

export const SittingTest: Story = {
  ...Sitting,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/你正在考或者还可以再考的考试里/)).toBeVisible();
    const jump = within(canvas.getByRole('complementary', { name: '跳到某一题' }));
    const [first, , third] = jump.getAllByRole('link');
    await expect(first).toHaveAttribute('data-mark', 'hidden');
    await expect(third).not.toHaveAttribute('data-mark', 'hidden');
  },
};

export const MarksHiddenTest: Story = {
  ...AnswersNever,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('这场考试不公布对错、答案和解析，这里只有你的作答。')).toBeVisible();
    await expect(canvas.queryByText('待批')).not.toBeInTheDocument();
    const jump = within(canvas.getByRole('complementary', { name: '跳到某一题' }));
    const [first] = jump.getAllByRole('link');
    await expect(first).toHaveAccessibleName('第 1 题');
    await expect(first).toHaveAttribute('data-mark', 'hidden');
  },
};
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(attemptDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(attemptDetail)] }) };
export const NotFound: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(attemptDetail, () =>
        Promise.reject(new RefusedError(attemptDetail, { code: ErrorCode.notFound, msg: '', data: null })),
      ),
    ],
  }),
};
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };

export const Recorded: Story = { tags: ['english', 'dark'], parameters: inStory({ at: recordAt }) };
/** Handed in by too many absences. */
export const HandedInBySwitches: Story = recordStory(() => {
  const { events, startedAt } = makeRecord();
  const switches = Array.from({ length: 6 }, (_, index) => ({
    at: startedAt + (200 + index * 240) * 1000,
    kind: 'switched' as const,
    no: 4 + index,
    seconds: 8 + index * 9,
    reason: null,
    late: null,
  }));
  const end = startedAt + 1_402_000;
  const before = events.filter(({ at: moment, kind }) => moment < end && kind !== 'switched');
  return {
    receipt: makeReceipt({ reason: 'switches', answered: 27, handedInAt: end }),
    events: [
      ...[...before, ...switches].sort((a, b) => a.at - b.at),
      { at: end, kind: 'handed_in' as const, no: null, seconds: null, reason: 'switches' as const, late: null },
    ],
  };
});
export const AppealOpen: Story = recordStory((language) => ({ appeal: makeAppeal('open', language) }));
export const AppealAccepted: Story = recordStory((language) => ({ appeal: makeAppeal('accepted', language) }));
export const AppealRefused: Story = recordStory((language) => ({ appeal: makeAppeal('refused', language) }));
export const RecordLoading: Story = {
  parameters: inStory({ at: recordAt, answers: () => [answer(attemptRecord, waiting)] }),
};
export const RecordFailed: Story = {
  parameters: inStory({ at: recordAt, answers: () => [failing(attemptRecord)] }),
};

/** Filter and place are kept in the address; keys move on; a wrong answer leads to its lesson. */
export const QuestionsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: '没拿满 5' }));
    const list = () => canvas.getByRole('list', { name: '每一题' });
    await waitFor(() => expect(within(list()).queryByRole('heading', { name: '第 1 题' })).toBeNull());
    await userEvent.keyboard('n');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'question-2'));
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/task/exam/resultDetail/9101?show=lost&no=3'),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'question-3'));
    await userEvent.keyboard('p');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'question-2'));
    await expect(canvas.getByRole('link', { name: '回看：转移规则 8:20' })).toHaveAttribute(
      'href',
      '/course/104?chapter=2004&from=500',
    );
    // A question that the filter leaves out is shown when the address names it.
    await userEvent.click(canvas.getByRole('link', { name: '第 1 题，对' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'question-1'));
  },
};

/** Nothing reveals the right answers before the rules allow it. */
export const NoKeysTest: Story = {
  ...AnswersLater,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('每题的对错、答案和解析 11月25日 17:17 起可以看。')).toBeVisible();
    await expect(canvas.queryByText('正确答案')).toBeNull();
    await expect(canvas.queryByText('解析')).toBeNull();
  },
};

let sent = false;
/** The record by minutes, then each entry; the appeal is sent once and its state follows. */
export const AppealTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: recordAt,
    answers: () => {
      sent = false;
      return [
        answer(attemptRecord, () => makeRecord(sent ? { appeal: makeAppeal('open') } : {})),
        answer(appealAttempt, () => {
          sent = true;
          return { received: 'Y' as const };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '46 题都收到了，离开答题页 1 次' })).toBeVisible();
    await expect(canvas.getByText('1 / 5 次')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '逐条' }));
    await expect((await canvas.findAllByText('保存第 1 题')).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: '提交申诉' }));
    await expect(await canvas.findByText('请先写下说明')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /说明/ }), '第 17 题的表格没有加载出来');
    await userEvent.click(canvas.getByRole('button', { name: '提交申诉' }));
    await expect(await canvas.findByText('等待处理')).toBeVisible();
  },
};

/** A text that could not be sent stays, even after looking at another part of the screen. */
export const AppealFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: recordAt,
    answers: () => [answer(appealAttempt, () => Promise.reject(new NetworkError(appealAttempt)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /说明/ }), '表格没有加载');
    await userEvent.click(canvas.getByRole('button', { name: '提交申诉' }));
    await expect(await canvas.findByText('网络连不上，写的内容还在，可以再提交')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '每一题' }));
    await canvas.findByRole('heading', { name: '第 1 题' });
    await userEvent.click(canvas.getByRole('link', { name: '考试经过' }));
    await expect(await canvas.findByRole('textbox', { name: /说明/ })).toHaveValue('表格没有加载');
  },
};

export const NarrowTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at: recordAt, width: narrow }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Minute by minute' });
    await expect(fits(canvasElement)).toBe(true);
  },
};
