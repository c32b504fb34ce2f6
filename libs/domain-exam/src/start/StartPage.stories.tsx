import { ErrorCode } from '@banyan/contracts';
import { examDetail, startAttempt, type ExamCard, type ExamDetail } from '@banyan/contracts/exam';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, failing, waiting, type StorySession } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { makeAttemptLines, makeExamDetail } from '../testing/examDetail.ts';
import { examPage, inStory } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { StartPage } from './StartPage.tsx';

const at = '/task/exam/excessive/3101';
const day = 86_400_000;

const meta: Meta<typeof StartPage> = {
  title: 'exam/Start page',
  component: StartPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [examPage(StartPage)],
};
export default meta;
type Story = StoryObj;

const story = (exam: Partial<ExamCard>, change: Partial<ExamDetail> = {}): Story => ({
  parameters: inStory({
    at,
    answers: (language) => [
      answer(examDetail, () => {
        const made = makeExamDetail(change, language);
        return { ...made, exam: { ...made.exam, ...exam } };
      }),
    ],
  }),
});
const refused = (code: number): Story => ({
  parameters: inStory({
    at,
    answers: () => [
      answer(examDetail, () => Promise.reject(new RefusedError(examDetail, { code, msg: '', data: null }))),
    ],
  }),
});
const sat = { attempts: { used: 2, allowed: 3 }, resultId: 9101, score: 5400 };

export const Default: Story = { tags: ['english', 'dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(examDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(examDetail)] }) };
/** It counts down to the opening. */
export const NotOpenYet: Story = story(
  { state: 'not_started', window: { from: fixtureNow + 754_000, to: fixtureNow + day } },
  { refusal: 'early' },
);
export const GoOn: Story = story(
  { state: 'incomplete', attempts: { used: 1, allowed: 3 }, deadlineAt: fixtureNow + 2_460_000 },
  {
    attempts: [{ id: 9101, number: 1, startedAt: fixtureNow - 1_140_000, handedInAt: null, score: null, passed: null }],
  },
);
export const Retake: Story = story({ ...sat, state: 'failed' }, { attempts: makeAttemptLines() });
/** Passed: the result first, another attempt is possible. */
export const Passed: Story = story({ ...sat, state: 'passed', score: 8600 }, { attempts: makeAttemptLines() });
export const RetakeLater: Story = story(
  { ...sat, state: 'makeup_not_started', makeup: { from: fixtureNow + 5 * day, to: fixtureNow + 9 * day } },
  { refusal: 'interval', attempts: makeAttemptLines() },
);
export const TooLate: Story = story({}, { refusal: 'late' });
export const Over: Story = story(
  { state: 'ended', window: { from: fixtureNow - 9 * day, to: fixtureNow - day } },
  { refusal: 'over' },
);
export const NoAttemptLeft: Story = story(
  { ...sat, state: 'makeup_over', attempts: { used: 3, allowed: 3 } },
  { refusal: 'no_attempt_left', attempts: makeAttemptLines() },
);
export const WrongDevice: Story = story(
  {},
  { refusal: 'device', rules: { ...makeExamDetail().rules, devices: ['mobile'] } },
);
export const Offline: Story = story({ kind: 'offline', place: '三号楼计量室 201' }, { refusal: 'offline' });
/** The fewest rules and no introduction. */
export const Bare: Story = story(
  { attempts: { used: 0, allowed: 1 }, credits: 0, window: { from: null, to: null } },
  {
    introduction: '',
    parts: [],
    rules: {
      lateEntryMin: null,
      switchLimit: null,
      faceLimit: null,
      faceEveryMin: null,
      faceWithoutCamera: false,
      devices: ['desktop'],
      makeupIntervalMin: 0,
      showAnswers: 'never',
      showScore: false,
      ranking: false,
      shuffled: false,
    },
  },
);
export const NotVisible: Story = refused(ErrorCode.examNotVisible);
export const NotFound: Story = refused(ErrorCode.notFound);
export const NoSuchAddress: Story = { parameters: inStory({ at: '/task/exam/excessive/abc' }) };

let session: StorySession | undefined;
export const Visitor: Story = {
  parameters: inStory({ at, visitor: true, onSession: (made) => (session = made) }),
};

/** A visitor is asked to log in, at once and by the button. */
export const VisitorTest: Story = {
  ...Visitor,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(session?.asked).toBeGreaterThan(0));
    const before = session?.asked ?? 0;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
    await expect(session?.asked).toBe(before + 1);
  },
};

/** Entering opens the sheet, under the name of this window. */
export const EnterTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(startAttempt, ({ id }) => ({ id: id + 6000, resumed: false }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '开始答题' }));
    await userEvent.click(await screen.findByRole('button', { name: '✓' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/task/exam/questions/3101'));
  },
};

/** Without a connection nothing has begun, and it can be tried again. */
export const EnterFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(startAttempt, () => Promise.reject(new NetworkError(startAttempt)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '开始答题' }));
    await userEvent.click(await screen.findByRole('button', { name: '✓' }));
    await expect(await canvas.findByText('网络连不上，还没有开始计时，可以再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始答题' })).toBeEnabled();
  },
};

let asked = 0;
/** At the moment of opening the exam can be entered without a reload, by the server's clock. */
export const OpensByItselfTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      asked = 0;
      const opening = fixtureNow + 900;
      return [
        answer(examDetail, () => {
          asked += 1;
          const made = makeExamDetail(asked === 1 ? { refusal: 'early' } : { now: opening + 100 });
          const state: ExamCard['state'] = asked === 1 ? 'not_started' : 'in_progress';
          return { ...made, exam: { ...made.exam, state, window: { from: opening, to: fixtureNow + day } } };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '还没开放' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '开始答题' }, { timeout: 4000 })).toBeVisible();
  },
};

export const NarrowTest: Story = {
  ...Retake,
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: { screen: { ...(Retake.parameters?.['screen'] as object), width: narrow } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retake the exam' });
    await expect(fits(canvasElement)).toBe(true);
  },
};
