import { practiceHistory, practiceHome, practiceRun } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makePracticeHome, makeRun, makeRuns } from '../testing/practice.ts';
import { PracticePage } from './PracticePage.tsx';

const at = '/my/my-practice';
const running = `${at}?run=31`;
const longName = {
  zh: '计数抽样检验程序按接收质量限检索的逐批检验抽样计划及其转移规则在来料与过程检验中的应用',
  en: 'Lot-by-lot sampling plans indexed by acceptance quality limit and their switching rules in incoming and in-process inspection',
};

const meta: Meta<typeof PracticePage> = {
  title: 'exam/Practice page',
  component: PracticePage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(PracticePage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: practiceHistory,
  at,
  full: (language) => ({ items: makeRuns(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({
    items: makeRuns(language).map((run) => ({ ...run, kind: 'course' as const, name: longName[language] })),
    next: null,
  }),
});
const day = (values: Parameters<typeof makePracticeHome>[0]): Story => ({
  parameters: inStory({ at, answers: () => [answer(practiceHome, () => makePracticeHome(values))] }),
});

export const Default: Story = stories.Default;
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [answer(practiceHome, waiting), answer(practiceHistory, waiting)] }),
};
export const Empty: Story = stories.Empty;
export const HistoryFailed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Failed: Story = {
  parameters: inStory({ at, answers: () => [failing(practiceHome), failing(practiceHistory)] }),
};
export const Begun: Story = day({
  daily: { total: 10, answered: 4, right: 3, due: null, runId: 31, finished: false },
});
export const Finished: Story = day({
  streakDays: 5,
  daily: { total: 10, answered: 10, right: 8, due: null, runId: 31, finished: true },
});
export const NothingToPractise: Story = day({ daily: null, streakDays: 0, days: [] });
export const Running: Story = { parameters: inStory({ at: running }) };
export const RunFailed: Story = { parameters: inStory({ at: running, answers: () => [failing(practiceRun)] }) };
export const RunFinished: Story = {
  parameters: inStory({
    at: running,
    answers: (language) => [
      answer(practiceRun, () =>
        makeRun(language, {
          question: null,
          answered: 6,
          right: 4,
          marks: ['right', 'right', 'wrong', 'right', 'wrong', 'right'],
        }),
      ),
    ],
  }),
};
