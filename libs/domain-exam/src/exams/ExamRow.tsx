import type { ExamCard } from '@banyan/contracts/exam';
import { useClock } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Dot, LinkButton, ListLine, Tag } from '@banyan/ui';
import { CalendarCheck, DoorOpen, FilePenLine } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { limitWords } from '../shared/limitWords.ts';
import { nextStep, stateTone } from '../shared/standing.ts';
import { useWords } from '../shared/useWords.ts';
import { ExamTime } from './ExamTime.tsx';

const Line = styled(ListLine)`
  grid-template-columns: 40px minmax(0, 1fr) 104px 176px 104px;
  content-visibility: auto;
  contain-intrinsic-size: auto 104px;

  & > i {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--sunken);
    color: var(--ink-2);
  }
  & > [data-mark] {
    display: grid;
    justify-items: start;
    gap: 4px;
    font-variant-numeric: tabular-nums;
  }
  & > [data-mark] > b {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > [data-mark] > b > small {
    margin-inline-start: 4px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
`;

const icons = { online: FilePenLine, practice: CalendarCheck, offline: DoorOpen };

export interface ExamRowProps {
  exam: ExamCard;
  /** The first of the list: when there is something to do with it, its button is the main one. */
  main?: boolean;
}

/** A row of my exams: the exam, its time, the learner's state, the next step. */
export const ExamRow = observer(function ExamRow({ exam, main = false }: ExamRowProps) {
  const { t, points } = useWords();
  const now = useClock()();
  const { attempts, category, durationMin, fullScore, id, kind, passScore, questionCount, resultId, score, state } =
    exam;
  const step = nextStep(exam, now);
  const Icon = icons[kind];
  const to =
    step === 'goOn'
      ? examLinks.sheet.href(id)
      : step === 'result' && resultId !== null
        ? examLinks.result.href(resultId)
        : examLinks.start.href(id);
  const urgent = step === 'goOn' || step === 'begin' || step === 'retake';
  return (
    <Line>
      <i>
        <Icon size={20} aria-hidden="true" />
      </i>
      <div>
        <h3>
          <AppLink to={examLinks.start.href(id)} kind="screen">
            {exam.title}
          </AppLink>
        </h3>
        <p>
          {t(`exams.kind.${kind}`)}
          {category === '' ? null : (
            <>
              <Dot />
              {category}
            </>
          )}
          <Dot />
          {t('unit.questions', { count: questionCount })}
          <Dot />
          {limitWords({ t }, durationMin)}
        </p>
        <p>
          {t('exams.scores', { full: points(fullScore), pass: points(passScore) })}
          <Dot />
          {t('exams.attempts', { ...attempts, count: attempts.allowed })}
        </p>
      </div>
      <div data-mark="">
        <Tag tone={stateTone[state]}>{t(`state.${state}`)}</Tag>
        {score === null ? null : (
          <b>
            {points(score)}
            <small>/ {points(fullScore)}</small>
          </b>
        )}
      </div>
      <ExamTime exam={exam} />
      <LinkButton
        href={to}
        variant={main && urgent ? 'primary' : 'normal'}
        aria-label={t(`exams.stepOf.${step}`, { title: exam.title })}
      >
        {t(`exams.step.${step}`)}
      </LinkButton>
    </Line>
  );
});
