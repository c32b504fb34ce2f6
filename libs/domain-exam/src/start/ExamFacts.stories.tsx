import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeExamDetail } from '../testing/examDetail.ts';
import { makeExam } from '../testing/exams.ts';
import { inExam } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { ExamFacts } from './ExamFacts.tsx';

const DAY_MS = 86_400_000;
/** The end of the tenth day from now in the enterprise's zone. */
const MIDNIGHT = Date.parse('2025-12-01T00:00:00+08:00');

const meta: Meta<typeof ExamFacts> = {
  title: 'exam/Exam facts',
  component: ExamFacts,
  decorators: [inExam(864)],
  args: { exam: makeExamDetail().exam },
};
export default meta;
type Story = StoryObj<typeof ExamFacts>;

export const Default: Story = { tags: ['english'] };
/** Sat once: now the time of the next attempt matters. */
export const SatOnce: Story = {
  args: {
    exam: makeExam({
      attempts: { used: 1, allowed: 3 },
      window: { from: fixtureNow - 9 * DAY_MS, to: fixtureNow - DAY_MS },
      makeup: { from: fixtureNow - DAY_MS, to: fixtureNow + 5 * DAY_MS },
    }),
  },
};

export const SatOnceTest: Story = {
  ...SatOnce,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^昨天 .* 至 11月25日 /u)).toBeVisible();
  },
};

/** Open on one day, until its end: the day is shown once. */
export const OneDay: Story = {
  args: {
    exam: makeExam({ window: { from: fixtureNow + 10 * DAY_MS, to: MIDNIGHT } }),
  },
};

export const OneDayTest: Story = {
  ...OneDay,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(11月30日 \d\d:\d\d–24:00 开放|Open 30 Nov, \d\d:\d\d–24:00)$/u),
    ).toBeVisible();
  },
};
