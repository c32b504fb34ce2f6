import type { CourseCard } from '@banyan/contracts/course';
import { useFormats } from '@banyan/core-screen/views';
import { ribbonSegments } from '@banyan/domain-course';
import { Ribbon } from '@banyan/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  margin-top: auto;
  padding-top: 8px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > div {
    flex: 1;
    min-width: 24px;
  }
  & > span:last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  & > span[data-learned] {
    color: var(--ok);
  }
  & > span[data-rating] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  & > span[data-rating] > svg {
    color: var(--warn-graphic);
    fill: currentColor;
  }
`;

/** The last line of a course on the home page: the progress, or before the start its rating, learners and credits. */
export function TileFoot({ course }: { course: CourseCard }) {
  const { t } = useTranslation('portal');
  const { number, rough } = useFormats();
  const learned = course.state === 'learned';
  if (learned || course.state === 'learning') {
    return (
      <Line>
        <div>
          <Ribbon thin finished={learned} segments={ribbonSegments(course.ribbon)} />
        </div>
        {learned ? (
          <span data-learned="">{t('home.learnedChapter')}</span>
        ) : (
          <span>{t('home.left', { duration: rough(course.leftS) })}</span>
        )}
      </Line>
    );
  }
  const rating = course.rating === null ? null : number(course.rating / 10);
  return (
    <Line>
      {rating === null ? null : (
        <span data-rating="" role="img" aria-label={t('home.rating', { rating })}>
          <Star size={12} aria-hidden="true" />
          {rating}
        </span>
      )}
      <span>{t('home.learners', { count: course.learners, formatted: number(course.learners) })}</span>
      <span>{t('home.credits', { count: course.credits / 10, formatted: number(course.credits / 10) })}</span>
    </Line>
  );
}
