import { sitterStands, type ExamOutcome } from '@banyan/contracts/exam';
import { Ribbon } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Strip = styled.section`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 40px;
  align-items: end;
  padding: 4px var(--console-edge, 32px) 16px;

  & > div {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 32px;
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    display: grid;
  }
  & dt {
    order: 2;
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & dd {
    font-size: var(--t16);
    font-weight: 600;
  }
`;

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(10, 20px);
  gap: 2px;
  align-items: end;
  height: 56px;

  & > li {
    display: grid;
    align-items: end;
    height: 100%;
    border-bottom: 1px solid var(--line);
  }
  & > li > i {
    background: var(--ink-3);
    border-radius: 2px 2px 0 0;
  }
  & > li[data-passed] > i {
    background: var(--accent-fill);
  }
`;

const Axis = styled.p`
  display: flex;
  justify-content: space-between;
  font-size: var(--t12);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

export interface OutcomeStripProps {
  outcome: ExamOutcome;
}

const segments = { passed: 'done', failed: 'missed', waiting: 'part', sitting: 'part', absent: 'open' } as const;

/** Figures of an exam: how many stand how, the middle score, and how the scores spread. */
export function OutcomeStrip({ outcome }: OutcomeStripProps) {
  const { credits, list, number, points, t } = useWords();
  const { distribution, fullScore, median, passScore, people, stands } = outcome;
  const most = Math.max(1, ...distribution);
  const gives = [
    ...(outcome.credits === 0 ? [] : [credits(outcome.credits)]),
    ...(outcome.points === 0 ? [] : [t('examResults.points', { count: outcome.points, n: number(outcome.points) })]),
  ];
  const parts = sitterStands.filter((stand) => stands[stand] > 0);
  const passesFrom = (passScore / Math.max(1, fullScore)) * 10;
  return (
    <Strip aria-label={t('examResults.figures')}>
      <div>
        {people === 0 ? null : (
          <Ribbon
            segments={parts.map((stand) => ({ id: stand, size: stands[stand], state: segments[stand], done: 0.5 }))}
          />
        )}
        <dl>
          {sitterStands.map((stand) => (
            <div key={stand}>
              <dt>{t(`examResults.stand.${stand}`)}</dt>
              <dd>{number(stands[stand])}</dd>
            </div>
          ))}
          <div>
            <dt>{t('examResults.median')}</dt>
            <dd>{median === null ? '–' : t('manageExams.meanOf', { n: points(median), of: points(fullScore) })}</dd>
          </div>
          <div>
            <dt>{t('examResults.gives')}</dt>
            <dd>{gives.length === 0 ? '–' : list(gives)}</dd>
          </div>
        </dl>
      </div>
      <div>
        <Bars aria-label={t('examResults.spread')}>
          {distribution.map((count, tenth) => {
            const label = t('examResults.tenth', {
              ...{ count, n: number(count), from: points((fullScore * tenth) / 10) },
              to: points((fullScore * (tenth + 1)) / 10),
            });
            return (
              // Tenths have no other name than their place.
              // oxlint-disable-next-line no-array-index-key
              <li key={tenth} title={label} data-passed={tenth >= passesFrom || undefined}>
                <i role="img" aria-label={label} style={{ height: `${(100 * count) / most}%` }} />
              </li>
            );
          })}
        </Bars>
        <Axis aria-hidden="true">
          <span>{points(0)}</span>
          <span>{t('examResults.passAt', { n: points(passScore) })}</span>
          <span>{points(fullScore)}</span>
        </Axis>
      </div>
    </Strip>
  );
}
