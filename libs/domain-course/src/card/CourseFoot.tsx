import type { CourseCard } from '@banyan/contracts/course';
import { Ribbon } from '@banyan/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { ribbonSegments } from './courseLook.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  & > div {
    flex: 1;
    min-width: 24px;
  }
  & > span {
    white-space: nowrap;
  }
  & > span[data-learned] {
    color: var(--ok);
  }
  & > span[data-rating] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--ink-2);
  }
  & > span[data-rating] > svg {
    color: var(--warn-graphic);
    fill: currentColor;
  }
  & > span:last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  & > b {
    margin-inline-start: auto;
    color: var(--ink);
    white-space: nowrap;
  }
`;

/** Last line of a course: the viewer's progress, or the credits before it is begun. */
export function CourseFoot({ course }: { course: CourseCard }) {
  const { t, credits, number, price, rough } = useWords();
  if (course.state === 'learned') {
    return (
      <Line>
        <div>
          <Ribbon thin finished segments={ribbonSegments(course.ribbon)} />
        </div>
        <span data-learned="">{t('card.learned')}</span>
      </Line>
    );
  }
  if (course.state === 'learning') {
    return (
      <Line>
        <div>
          <Ribbon thin segments={ribbonSegments(course.ribbon)} />
        </div>
        <span>{t('card.left', { duration: rough(course.leftS) })}</span>
      </Line>
    );
  }
  const rating = course.rating === null ? null : number(course.rating / 10);
  return (
    <Line>
      {rating === null ? null : (
        <span data-rating="" role="img" aria-label={t('card.rating', { rating })}>
          <Star size={12} aria-hidden="true" />
          {rating}
        </span>
      )}
      <span>{t('card.learners', { count: course.learners, formatted: number(course.learners) })}</span>
      {course.bought ? (
        <span>{t('card.bought')}</span>
      ) : course.price === null || course.required ? (
        <span>{credits(course.credits)}</span>
      ) : (
        <b>{course.price === 0 ? t('card.forPoints') : price(course.price)}</b>
      )}
    </Line>
  );
}
