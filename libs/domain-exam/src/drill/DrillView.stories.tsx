import { fakeApi } from '@banyan/core-screen/testing';
import { storyLanguage } from '@banyan/core-screen/stories';
import { answerPractice, type DrillQuestion, type PracticeAnswer } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import { runInAction } from 'mobx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drillCalls } from '../api/practiceCalls.ts';
import { inExam } from '../testing/examStory.tsx';
import { makeDrillQuestion, makeFillQuestion, makeMarked, makeRun } from '../testing/practice.ts';
import { emptyAnswer } from '../answers/answerRules.ts';
import { DrillStore } from './DrillStore.ts';
import { DrillView } from './DrillView.tsx';

const meta: Meta<typeof DrillView> = {
  title: 'exam/Drill view',
  component: DrillView,
  decorators: [inExam(632)],
};
export default meta;
type Story = StoryObj;
type Language = ReturnType<typeof storyLanguage>;

const asked = (
  make: (language: Language) => DrillQuestion,
  marked?: (language: Language) => PracticeAnswer,
): Story => ({
  render: (_, { globals }) => {
    const language = storyLanguage(globals);
    const run = makeRun(language, { question: make(language) });
    const drill = new DrillStore(
      fakeApi(drillCalls, { answer: () => Promise.reject(new NetworkError(answerPractice)) }),
      () => undefined,
    );
    drill.run.set(run);
    const question = make(language);
    if (marked !== undefined) {
      const answer = marked(language);
      runInAction(() => (drill.marked = { question, answer, recall: answer.recall }));
    }
    return (
      <DrillView drill={drill} run={run} question={question} lessonHref={({ courseId }) => `/course/${courseId}`} />
    );
  },
});

export const Asked: Story = asked(makeDrillQuestion);
export const Several: Story = asked((language) => makeDrillQuestion(language, { kind: 'multiple', book: null }));
export const Judgement: Story = asked((language) => makeDrillQuestion(language, { kind: 'judgement', options: [] }));
export const Gaps: Story = asked(makeFillQuestion);
export const Short: Story = asked((language) => makeDrillQuestion(language, { kind: 'short', options: [] }));
export const Wrong: Story = asked(makeDrillQuestion, makeMarked);
export const Right: Story = asked(makeDrillQuestion, (language) =>
  makeMarked(language, { mark: 'right', value: { ...emptyAnswer, choice: [2] }, recall: null, past: [], lesson: null }),
);
export const NotKnown: Story = asked(makeDrillQuestion, (language) =>
  makeMarked(language, { mark: 'blank', value: emptyAnswer }),
);
export const GapsPartlyRight: Story = asked(makeFillQuestion, (language) =>
  makeMarked(language, {
    mark: 'partial',
    value: { ...emptyAnswer, gaps: ['J', '50'] },
    key: { choice: [], gaps: [['J'], ['80', '八十']], text: '' },
    hits: [true, false],
  }),
);
export const ShortCompared: Story = asked(
  (language) => makeDrillQuestion(language, { kind: 'short', options: [] }),
  (language) =>
    makeMarked(language, {
      mark: 'waiting',
      value: { ...emptyAnswer, text: language === 'zh' ? '连续五批里两批不接收就转。' : 'Two of five lots rejected.' },
      key: {
        choice: [],
        gaps: [],
        text:
          language === 'zh'
            ? '连续 5 批或少于 5 批中有 2 批初次检验不接收，下一批起转加严。'
            : 'When 2 of 5 or fewer consecutive lots are not accepted on original inspection, the next lot is tightened.',
      },
    }),
);
export const Mastered: Story = asked(makeDrillQuestion, (language) => {
  const answer = makeMarked(language, { mark: 'right', value: { ...emptyAnswer, choice: [2] } });
  return { ...answer, recall: answer.recall && { ...answer.recall, grade: 'good', mastered: true, circle: 5 } };
});
