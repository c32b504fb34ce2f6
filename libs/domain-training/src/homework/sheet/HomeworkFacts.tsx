import type { HomeworkDetail } from '@banyan/contracts/training';
import { useClock, useKeptFocus } from '@banyan/core-screen/views';
import { Card, Facts, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { homeworkTone } from '../homeworkStanding.ts';
import { useHomeworkTimes } from '../useHomeworkTimes.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';

const Where = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  & > strong {
    font-size: var(--t32);
    line-height: 40px;
    font-variant-numeric: tabular-nums;
  }
  & > strong > small {
    margin-inline-start: 4px;
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > p {
    line-height: 22px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

/** State of homework for the learner, its end, and the pass mark. */
export const HomeworkFacts = observer(function HomeworkFacts({ detail }: { detail: HomeworkDetail }) {
  const { t, points } = useHomeworkWords();
  const { ends, opens } = useHomeworkTimes();
  const now = useClock()();
  const where = useKeptFocus<HTMLDivElement>(detail.homework.state);
  const { again, homework, refusal } = detail;
  const { dueAt, fullScore, opensAt, owner, passScore, score, state } = homework;
  const over = dueAt !== null && now >= dueAt;
  const next =
    state === 'failed' && refusal === null ? 'again' : state === 'marking' && over ? ('waiting' as const) : state;
  return (
    <Card as="aside" padding="md" aria-label={t('homework.beside')}>
      <Where ref={where} tabIndex={-1}>
        <Tag tone={homeworkTone[state]}>{t(`homework.state.${state}`)}</Tag>
        {score === null ? null : (
          <strong>
            {points(score)}
            <small>/ {points(fullScore)}</small>
          </strong>
        )}
        <p>{t(`homework.next.${next}`)}</p>
      </Where>
      <Facts
        rows={[
          state === 'early'
            ? { name: t('homework.when.opens'), value: opens(opensAt) }
            : { name: t('homework.when.due'), value: dueAt === null ? t('homework.noEnd') : ends(dueAt) },
          { name: t('homework.owner'), value: owner },
          { name: t('homework.fullScore'), value: points(fullScore) },
          { name: t('homework.passScore'), value: points(passScore) },
          { name: t('homework.ifFailed'), value: t(again ? 'homework.again' : 'homework.once') },
        ]}
      />
    </Card>
  );
});
