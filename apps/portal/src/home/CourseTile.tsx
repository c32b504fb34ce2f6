import type { CourseCard } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { motifOfSubject } from '@banyan/domain-course';
import { clock, CoverFrame, Dot } from '@banyan/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TileFoot } from './TileFoot.tsx';

const Tile = styled(AppLink)`
  display: flex;
  flex-direction: column;
  border-radius: var(--r-ctl);
  h3 {
    margin: 12px 0 0;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
    word-break: keep-all;
    overflow-wrap: anywhere;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  &:hover h3 {
    color: var(--accent-text);
  }
  p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
export interface CourseTileProps {
  course: CourseCard;
  href: string;
}

/** A course in a row of the home page. */
export const CourseTile = memo(function CourseTile({ course, href }: CourseTileProps) {
  const { t } = useTranslation('portal');
  return (
    <Tile to={href} kind="screen">
      <CoverFrame
        seed={String(course.id)}
        motif={motifOfSubject[course.motif]}
        {...(course.required ? { tag: t('home.required') } : {})}
        time={clock(course.durationS)}
        {...(course.coverUrl === null ? {} : { src: course.coverUrl })}
      />
      <h3>{course.title}</h3>
      <p>
        {course.lecturer.name}
        <Dot />
        {t('home.chapterCount', { count: course.chapterCount })}
      </p>
      <TileFoot course={course} />
    </Tile>
  );
});
