import { ErrorCode } from '@banyan/contracts';
import { attemptResult, examRanking, type AttemptResult } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeRanking, makeResult, unmarked } from '../testing/results.ts';
import { ResultPage } from './ResultPage.tsx';

const at = '/task/exam/result/9101';

const meta: Meta<typeof ResultPage> = {
  title: 'exam/Result page',
  component: ResultPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [examPage(ResultPage)],
};
export default meta;
type Story = StoryObj;

const story = (change: Partial<AttemptResult>): Story => ({
  parameters: inStory({ at, answers: (language) => [answer(attemptResult, () => makeResult(change, language))] }),
});

export const Passed: Story = { tags: ['english', 'dark'] };
export const Failed: Story = story({
  score: 5450,
  passed: false,
  credits: null,
  marks: makeResult().marks.map(({ no, mark }) => ({ no, mark: no > 40 ? 'blank' : no % 4 === 0 ? 'wrong' : mark })),
  receipt: { ...makeResult().receipt, reason: 'deadline', answered: 40 },
});
/** A paper that was not handed in by the learner says so beside its result. */
export const ForcedTest: Story = {
  ...story({ receipt: { ...makeResult().receipt, reason: 'switches' } }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const outcome = within(await canvas.findByRole('region', { name: /^(通过|没有通过)/ }));
    await expect(outcome.getByText('离开次数超限，自动交卷')).toBeVisible();
  },
};
export const FullMarks: Story = story({
  score: 10_000,
  points: 20,
  marks: makeResult().marks.map(({ no }) => ({ no, mark: 'right' })),
  makeup: null,
});
/** Marks are being added up; the page asks again by itself. */
export const Scoring: Story = story({ ...unmarked, state: 'scoring' });
export const WaitsForMarker: Story = story({ ...unmarked, state: 'pending_marking' });
/** The rules show only whether it is passed, and no score. */
export const ScoreHidden: Story = story({ ...unmarked, passed: true, credits: 100 });
/** Nobody else has handed in yet, nothing is ranked, nothing limited. */
export const Alone: Story = story({
  ranking: null,
  makeup: null,
  average: null,
  credits: null,
  switchLimit: null,
  switches: 0,
  parts: makeResult().parts.map((part) => ({ ...part, average: null })),
});
export const LongTitle: Story = story({ title: Array.from({ length: 12 }, () => makeResult().title).join(' ') });
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(attemptResult, waiting)] }) };
export const NotLoaded: Story = { parameters: inStory({ at, answers: () => [failing(attemptResult)] }) };
export const NotFound: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(attemptResult, () =>
        Promise.reject(new RefusedError(attemptResult, { code: ErrorCode.notFound, msg: '', data: null })),
      ),
    ],
  }),
};
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };

/** The headline, the learner's rank, and the next steps. */
export const PassedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '通过了，高出及格线 26 分' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: '得分' })).toHaveAttribute(
      'aria-valuetext',
      '86 分，满分 100，及格 60',
    );
    await expect(canvas.getByText('李思远（你）', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '第 17 题，错' })).toHaveAttribute(
      'href',
      '/task/exam/resultDetail/9101?no=17',
    );
    await expect(canvas.getByRole('link', { name: '看 8 道没拿满的题' })).toHaveAttribute(
      'href',
      '/task/exam/resultDetail/9101?show=lost',
    );
  },
};

/** The whole ranking beside the page, the learner's place above it, the rest on demand. */
export const RankingTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [answer(examRanking, ({ cursor }) => makeRanking(language, cursor))],
  }),
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '全部 186 人' }));
    const drawer = within(await body.findByRole('dialog', { name: '名次' }));
    await waitFor(() => expect(drawer.getAllByRole('listitem').length).toBeGreaterThan(20));
    await waitFor(() => expect(within(drawer.getByRole('list', { name: '你的名次' })).getByText('12')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

let asked = 0;
/** The score appears without an action of the learner. */
export const ScoredTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      asked = 0;
      return [
        answer(attemptResult, () => {
          asked += 1;
          return makeResult(asked === 1 ? { ...unmarked, state: 'scoring' } : {});
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '正在算分' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: '通过了，高出及格线 26 分' }, { timeout: 6000 }),
    ).toBeVisible();
  },
};

let saved: Blob | null = null;
/** The receipt is a file to keep. */
export const ReceiptTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return 'blob:story';
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    try {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: '下载回执' }));
      await expect(await saved?.text()).toContain('编号\tEX-20251120-3367');
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const NarrowTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, width: narrow }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Passed, 26 points above the mark' });
    await expect(fits(canvasElement)).toBe(true);
  },
};
