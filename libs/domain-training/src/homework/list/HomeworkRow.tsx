import type { HomeworkCard } from '@banyan/contracts/training';
import { Moment, useClock } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Dot, LinkButton, ListLine, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { trainingLinks } from '../../training.links.ts';
import { homeworkTone } from '../homeworkStanding.ts';
import { useHomeworkTimes } from '../useHomeworkTimes.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) 128px 168px 104px;
  content-visibility: auto;
  contain-intrinsic-size: auto 84px;

  & > [data-mark] {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-mark] small {
    margin-inline-start: 2px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > [data-when] {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > [data-near] {
    color: var(--warn);
    font-weight: 600;
  }
`;

/** Deadlines nearer than this are shown in the colour of a warning, ms. */
const nearMs = 48 * 3_600_000;

/** The learner's next step. */
const steps = {
  early: 'read',
  open: 'write',
  marking: 'read',
  passed: 'result',
  failed: 'result',
  withdrawn: 'write',
  missed: 'read',
} as const;

export interface HomeworkRowProps {
  homework: HomeworkCard;
  /** The first of the list: its button is the main one while there is something to write. */
  main?: boolean;
}

/** A row of my homework: the homework, the learner's state, its end, the next step. */
export const HomeworkRow = observer(function HomeworkRow({ homework, main = false }: HomeworkRowProps) {
  const { t, points } = useHomeworkWords();
  const { ends, opens } = useHomeworkTimes();
  const now = useClock()();
  const { drafted, dueAt, fullScore, handedInAt, id, opensAt, owner, passScore, score, state, title } = homework;
  const step = state === 'open' && drafted ? 'goOn' : steps[state];
  const writing = state === 'open' || state === 'withdrawn';
  const near = writing && dueAt !== null && dueAt - now < nearMs;
  const when = state === 'early' ? opensAt : writing || state === 'missed' ? dueAt : (handedInAt ?? dueAt);
  const what = state === 'early' ? 'opens' : state === 'missed' ? 'missed' : writing ? 'due' : 'handedIn';
  return (
    <Line>
      <div>
        <h3>
          <AppLink to={trainingLinks.homework.href(id)} kind="screen">
            {title}
          </AppLink>
        </h3>
        <p>
          {owner}
          <Dot />
          {t('homework.scores', { full: points(fullScore), pass: points(passScore) })}
        </p>
      </div>
      <div data-mark="">
        <Tag tone={homeworkTone[state]}>{t(`homework.state.${state}`)}</Tag>
        {score === null ? null : (
          <b>
            {points(score)}
            <small>/ {points(fullScore)}</small>
          </b>
        )}
      </div>
      <div data-when="" data-near={near || undefined}>
        {when === null ? (
          t('homework.noEnd')
        ) : (
          <>
            {t(`homework.when.${what}`)}{' '}
            {what === 'handedIn' ? <Moment at={when} /> : what === 'opens' ? opens(when) : ends(when)}
          </>
        )}
      </div>
      <LinkButton
        href={trainingLinks.homework.href(id)}
        variant={main && writing ? 'primary' : 'normal'}
        aria-label={t(`homework.stepOf.${step}`, { title })}
      >
        {t(`homework.step.${step}`)}
      </LinkButton>
    </Line>
  );
});
