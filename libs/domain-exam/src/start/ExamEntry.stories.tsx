import { examDetail } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeExamDetail } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { ExamEntry } from './ExamEntry.tsx';

const meta: Meta<typeof ExamEntry> = {
  title: 'exam/ExamEntry',
  component: ExamEntry,
  decorators: [inExam(408)],
  args: { detail: makeExamDetail(), offset: 0, pending: false, onEnter: fn(), onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ExamEntry>;

export const Open: Story = {};
export const Entering: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: new NetworkError(examDetail) } };
export const TooLate: Story = { args: { detail: makeExamDetail({ refusal: 'late' }) } };

const day = 86_400_000;
const sat = makeExamDetail({ refusal: 'over' });
/** The time for retakes is another one, and is the one shown. */
export const RetakeOver: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    detail: {
      ...sat,
      exam: {
        ...sat.exam,
        ...{ state: 'makeup_over', resultId: 7, attempts: { used: 1, allowed: 2 } },
        window: { from: fixtureNow - 9 * day, to: fixtureNow - 8 * day },
        makeup: { from: fixtureNow - 4 * day, to: fixtureNow - 2 * day },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^11月18日.*已截止/)).toBeVisible();
  },
};
