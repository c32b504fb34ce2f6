import type { WrongQuestion } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { clock, Dot, IconButton, ListLine, Tag, TextLink } from '@banyan/ui';
import { CircleCheck, Play } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useDays } from '../shared/useDays.ts';
import { useWords } from '../shared/useWords.ts';
import { CircleMark } from './CircleMark.tsx';

const Line = styled(ListLine)`
  grid-template-columns: 28px minmax(0, 1fr) 150px 88px auto;
  padding: 12px 24px;

  & p[role='alert'] {
    color: var(--danger);
  }
  & > [data-day] {
    font-size: var(--t12);
    color: var(--ink-3);
    text-align: end;
  }
  & > [data-day='due'] {
    color: var(--warn);
    font-weight: 600;
  }
  & > a {
    font-size: var(--t12);
    min-width: 0;
  }
  & > a > svg {
    flex: none;
  }
`;

export interface WrongRowProps {
  question: WrongQuestion;
  /** Address of the place that teaches it; undefined when there is none. */
  lessonHref?: string;
  /** Why removing it failed; undefined when it did not. */
  failure?: unknown;
  onMastered: () => void;
}

/** A wrong question: its circle, its subject, the lesson one press away, its due day. */
export const WrongRow = observer(function WrongRow({ question, lessonHref, failure, onMastered }: WrongRowProps) {
  const { t } = useWords();
  const { comingDay } = useDays();
  const failureText = useFailureText();
  const { circle, due, dueAt, exam, lesson, stem, tags, times } = question;
  const plain = stem.replaceAll(/<[^>]*>/g, ' ').trim();
  return (
    <Line>
      <CircleMark circle={circle} />
      <div>
        <h3>{plain}</h3>
        <p>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}{' '}
          {t('drill.times', { count: times })}
          <Dot />
          {exam === '' ? t('exercise.fromPractice') : exam}
        </p>
        {failure === undefined ? null : <p role="alert">{failureText(failure, t('exercise.stays'))}</p>}
      </div>
      {lesson === null || lessonHref === undefined ? (
        <span />
      ) : (
        <TextLink href={lessonHref}>
          <Play size={14} aria-hidden="true" />
          {t('exercise.lesson', { title: lesson.title, at: clock(lesson.second) })}
        </TextLink>
      )}
      <span data-day={due ? 'due' : 'later'}>{comingDay(dueAt)}</span>
      <IconButton label={t('exercise.master', { stem: plain })} onClick={onMastered}>
        <CircleCheck size={20} aria-hidden="true" />
      </IconButton>
    </Line>
  );
});
