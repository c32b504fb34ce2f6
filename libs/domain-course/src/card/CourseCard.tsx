import type { CourseCard as Course } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { clock, CoverFrame, Dot } from '@banyan/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { CourseFoot } from './CourseFoot.tsx';
import { motifOfSubject } from './courseLook.ts';

const Tile = styled(AppLink)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  border-radius: var(--r-ctl);

  & > h3 {
    margin-top: 12px;
    font-size: var(--t14);
    line-height: 22px;
    /* Chinese titles break after their punctuation rather than inside a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    transition: color var(--quick) var(--ease);
  }
  :lang(en) & > h3 {
    -webkit-line-clamp: 3;
    word-break: normal;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  &:hover > h3 {
    color: var(--accent-text);
  }
  & > p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > div:last-child {
    margin-top: auto;
    padding-top: 8px;
  }
`;

export interface CourseCardProps {
  course: Course;
  /** Visible without scrolling: its cover is loaded at once. */
  eager?: boolean;
}

/** A course in a grid. */
export const CourseCard = memo(function CourseCard({ course, eager = false }: CourseCardProps) {
  const { t } = useWords();
  return (
    <Tile to={detailLinks.detail.href(course.id)} kind="screen" title={course.title}>
      <CoverFrame
        seed={String(course.id)}
        motif={motifOfSubject[course.motif]}
        src={course.coverUrl ?? ''}
        tag={course.required ? t('card.required') : undefined}
        time={clock(course.durationS)}
        eager={eager}
      />
      <h3>{course.title}</h3>
      <p>
        {course.lecturer.name}
        <Dot />
        {t('card.chapters', { count: course.chapterCount })}
      </p>
      <div>
        <CourseFoot course={course} />
      </div>
    </Tile>
  );
});
