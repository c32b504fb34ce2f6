import type { ExamCard } from '@banyan/contracts/exam';
import { Card, Stat } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { limitOf } from '../shared/limitWords.ts';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
`;

/** The figures of an exam: its length, scores, attempts and end. */
export const ExamFacts = observer(function ExamFacts({ exam }: { exam: ExamCard }) {
  const { t, credits, number, points } = useWords();
  const { span, when } = useWhen();
  const { attempts, durationMin, fullScore, makeup, passScore, place, questionCount, window } = exam;
  const limit = limitOf(durationMin);
  // After an attempt, the time of the next one matters.
  const { from, to } = attempts.used > 0 && makeup !== null ? makeup : window;
  const oneDay = from === null || to === null ? null : span(from, to);
  const until =
    to === null
      ? t('start.alwaysOpen')
      : from === null
        ? t('start.until', { to: when(to) })
        : oneDay === null
          ? t('start.fromTo', { from: when(from), to: when(to) })
          : t('start.oneDay', { span: oneDay });
  return (
    <Card as="section" aria-label={t('start.facts')}>
      <Figures>
        <Stat label={t('start.duration')} value={number(limit.count)} unit={t(`start.${limit.unit}`)} hint={until} />
        <Stat
          label={t('start.questions')}
          value={number(questionCount)}
          unit={t('start.questionUnit')}
          hint={place === '' ? t(`exams.kind.${exam.kind}`) : place}
        />
        <Stat
          label={t('start.pass')}
          value={points(passScore)}
          unit={t('start.ofFull', { full: points(fullScore) })}
          hint={exam.credits === 0 ? t('start.noCredits') : t('start.earns', { credits: credits(exam.credits) })}
        />
        <Stat
          label={t('start.attempts')}
          value={number(Math.max(0, attempts.allowed - attempts.used))}
          unit={t('start.timesLeft')}
          hint={t('exams.attempts', { ...attempts, count: attempts.allowed })}
        />
      </Figures>
    </Card>
  );
});
