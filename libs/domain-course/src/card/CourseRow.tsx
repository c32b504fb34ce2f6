import type { CourseCard as Course } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { clock, CoverFrame, Dot } from '@banyan/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { CourseFoot } from './CourseFoot.tsx';
import { motifOfSubject } from './courseLook.ts';

const Line = styled(AppLink)`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) 256px;
  gap: 16px;
  align-items: center;
  padding: 16px 24px;
  border-radius: inherit;
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: var(--hover);
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & p {
    margin-top: 2px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

/** A course in a list. */
export const CourseRow = memo(function CourseRow({ course }: { course: Course }) {
  const { t } = useWords();
  return (
    <Line to={detailLinks.detail.href(course.id)} kind="screen">
      <CoverFrame
        seed={String(course.id)}
        motif={motifOfSubject[course.motif]}
        src={course.coverUrl ?? ''}
        tag={course.required ? t('card.required') : undefined}
        time={clock(course.durationS)}
      />
      <div>
        <h3>{course.title}</h3>
        <p>
          {course.lecturer.name}
          <Dot />
          {t('card.chapters', { count: course.chapterCount })}
        </p>
      </div>
      <CourseFoot course={course} />
    </Line>
  );
});
