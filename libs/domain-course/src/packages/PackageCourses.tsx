import type { PackageCourse } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { Card, clock, CoverFrame, Dot, ListLine, SectionHeading, Tag } from '@banyan/ui';
import { Check, Lock } from 'lucide-react';
import styled from 'styled-components';
import { CourseFoot } from '../card/CourseFoot.tsx';
import { motifOfSubject } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 32px 112px minmax(0, 1fr) 240px;

  & > [data-number] {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--sunken);
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
  }
  & > [data-number='learned'] {
    background: var(--ok);
    color: var(--surface);
  }
  &[data-locked] h3 {
    color: var(--ink-2);
  }
  & > [data-locked-text] {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-3);
  }
  & > [data-locked-text] > svg {
    flex: none;
  }
`;

export interface PackageCoursesProps {
  heading: string;
  courses: readonly PackageCourse[];
  /** All courses of the package, since one may depend on another. */
  all: readonly PackageCourse[];
  /** Number of the first course. */
  from: number;
  /** Id of the course to continue with; null for none. */
  next: number | null;
}

/** Courses of a package in order, with their prerequisites. */
export function PackageCourses({ heading, courses, all, from, next }: PackageCoursesProps) {
  const { t } = useWords();
  const titleOf = (id: number) => all.find(({ course }) => course.id === id)?.course.title ?? '';
  if (courses.length === 0) return null;
  return (
    <section>
      <SectionHeading meta={t('packages.courses', { count: courses.length })}>{heading}</SectionHeading>
      <Card padding="none">
        <ol aria-label={heading}>
          {courses.map(({ course, lockedBy }, index) => (
            <Line key={course.id} data-locked={lockedBy !== null || undefined}>
              <span data-number={course.state === 'learned' ? 'learned' : ''}>
                {course.state === 'learned' ? <Check size={16} aria-label={t('card.learned')} /> : from + index}
              </span>
              <CoverFrame
                seed={String(course.id)}
                motif={motifOfSubject[course.motif]}
                src={course.coverUrl ?? ''}
                time={clock(course.durationS)}
              />
              <div>
                <h3>
                  <AppLink to={courseLinks.detail.href(course.id)} kind="screen">
                    {course.title}
                  </AppLink>
                </h3>
                <p>
                  {course.lecturer.name}
                  <Dot />
                  {t('card.chapters', { count: course.chapterCount })}
                  {course.id === next ? (
                    <>
                      {' '}
                      <Tag tone="accent">{t('packages.next')}</Tag>
                    </>
                  ) : null}
                </p>
              </div>
              {lockedBy === null ? (
                <CourseFoot course={course} />
              ) : (
                <p data-locked-text>
                  <Lock size={14} aria-hidden="true" />
                  {t('packages.after', { title: titleOf(lockedBy) })}
                </p>
              )}
            </Line>
          ))}
        </ol>
      </Card>
    </section>
  );
}
