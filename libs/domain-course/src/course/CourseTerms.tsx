import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useCourseDesk } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** Points and credits of a course, and its requirements besides the chapters. */
export const CourseTerms = observer(function CourseTerms() {
  const { course } = useCourseDesk();
  const { t, credits, number, precise } = useWords();
  const { progress, value } = course;
  if (value === null) return null;
  const { pointsPerChapter } = value;
  const { requiredStudyS } = value.course;
  const { pointsEarned, state, studyLeftS } = progress;
  const required = precise(requiredStudyS);
  const terms: string[] = [];
  if (value.course.credits > 0) terms.push(credits(value.course.credits));
  if (pointsPerChapter > 0) {
    const each = t('course.pointsEach', { count: pointsPerChapter, formatted: number(pointsPerChapter) });
    const earned = t('course.pointsEarned', { count: pointsEarned, formatted: number(pointsEarned) });
    terms.push(pointsEarned > 0 ? t('course.eachAndEarned', { each, earned }) : each);
  }
  if (requiredStudyS > 0 && state !== 'learning') terms.push(t('course.studyRequired', { duration: required }));
  if (requiredStudyS > 0 && state === 'learning') {
    terms.push(t('course.studyOf', { studied: precise(Math.floor(requiredStudyS - studyLeftS)), required }));
  }
  if (terms.length === 0) return null;
  return (
    <Line>
      {terms.map((term) => (
        <span key={term}>{term}</span>
      ))}
    </Line>
  );
});
