import { examStates, type ExamCard } from '@banyan/contracts/exam';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeExam } from '../testing/exams.ts';
import { fixtureNow } from '../testing/fixtures.ts';
import { ExamRow } from './ExamRow.tsx';

const day = 86_400_000;
const score = (state: ExamCard['state']) =>
  ['passed', 'failed', 'makeup_not_started', 'makeup_over'].includes(state) ? (state === 'passed' ? 8650 : 5400) : null;
const exams = examStates.map((state, index) =>
  makeExam({
    id: 1 + index,
    state,
    score: score(state),
    resultId: ['not_started', 'in_progress', 'incomplete', 'ended'].includes(state) ? null : 70 + index,
    window:
      state === 'not_started'
        ? { from: fixtureNow + day, to: null }
        : { from: null, to: fixtureNow - day * (index - 6) },
    deadlineAt: state === 'incomplete' ? fixtureNow + 1_860_000 : null,
    makeup:
      state.includes('makeup') || state === 'failed'
        ? { from: fixtureNow + (state === 'failed' ? -day : day), to: fixtureNow + 9 * day }
        : null,
  }),
);

const meta: Meta<typeof ExamRow> = {
  title: 'exam/Exam row',
  component: ExamRow,
  decorators: [inExam(984)],
  args: { exam: makeExam(), main: true },
  render: (args) => (
    <ul>
      <ExamRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ExamRow>;

export const Open: Story = {};
/** Every state with its tone, its time and its next step. */
export const States: Story = {
  tags: ['english'],
  render: () => (
    <ul>
      {exams.map((exam) => (
        <ExamRow key={exam.id} exam={exam} />
      ))}
    </ul>
  ),
};
export const Offline: Story = { args: { exam: makeExam({ kind: 'offline', place: '三号楼计量室 201' }) } };
