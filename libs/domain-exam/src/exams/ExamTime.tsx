import type { ExamCard } from '@banyan/contracts/exam';
import { useClock } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { spanWords } from '../shared/spanWords.ts';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { When } from '../shared/When.tsx';
import { isPressing, timeOf } from './timeOf.ts';

const Place = styled.div`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  overflow-wrap: anywhere;

  & > time,
  & > span {
    display: block;
  }
  & > [data-near] {
    color: var(--warn);
    font-weight: 600;
  }
`;

/** Moments nearer than this show the time left instead of the date, ms. */
const nearMs = 48 * 3_600_000;

/** Time at which an exam opens, closes or hands itself in, by the learner's state. */
export const ExamTime = observer(function ExamTime({ exam }: { exam: ExamCard }) {
  const words = useWords();
  const { t } = words;
  const { when } = useWhen();
  const now = useClock()();
  const { at, what } = timeOf(exam, now);
  const left = at === null ? 0 : at - now;
  return (
    <Place>
      {at === null ? (
        <span>{t(`exams.when.${what}`)}</span>
      ) : (
        <When at={at}>{t(`exams.when.${what}`, { when: when(at) })}</When>
      )}
      {isPressing(exam) && left > 0 && left < nearMs ? (
        <span data-near="">{t('exams.left', { duration: spanWords(words, left / 60_000) })}</span>
      ) : null}
      {exam.place === '' ? null : <span>{exam.place}</span>}
    </Place>
  );
});
