import { LatePart } from '@banyan/core-screen/views';
import { CardGridSkeleton, ErrorState, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { useCourseDesk } from '../course.desk.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const loadGrid = () => import('../card/CourseGrid.tsx').then((part) => part.CourseGrid);

const Section = styled.section`
  margin-top: var(--s7);
  min-height: 240px;
`;

/** Courses near this one; asked for when the reader comes near [CO-02] [UI-05]. */
export const RelatedCourses = observer(function RelatedCourses() {
  const { course } = useCourseDesk();
  const { t } = useWords();
  const place = useRef<HTMLElement>(null);
  const heading = useId();
  const id = course.course?.id;
  useEffect(() => {
    const element = place.current;
    if (element === null || id === undefined) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        course.loadRelated();
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [course, id]);
  const { related } = course;
  if (related.value?.length === 0) return null;
  const waiting = <CardGridSkeleton label={t('loading')} count={5} columns={5} />;
  const courses = related.value;
  const category = course.value?.categories.at(-1);
  return (
    <Section ref={place} aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        {...(category === undefined
          ? {}
          : { more: { label: category.name, href: courseLinks.catalogue.href({ category: category.id }) } })}
      >
        {t('course.related')}
      </SectionHeading>
      {courses !== null ? (
        <LatePart load={loadGrid} waiting={waiting} failed={t('course.relatedFailed')}>
          {(CourseGrid) => <CourseGrid courses={courses.slice(0, 5)} columns={5} />}
        </LatePart>
      ) : related.state === 'failed' ? (
        <ErrorState
          size={120}
          title={t('course.relatedFailed')}
          retryText={t('retry')}
          onRetry={() => course.loadRelated()}
        />
      ) : (
        waiting
      )}
    </Section>
  );
});
