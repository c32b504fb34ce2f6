import { RetryPlace } from '@banyan/core-screen/views';
import { CardGridSkeleton, ErrorState, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { useCourseDesk } from '../course.desk.ts';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';

const Section = styled.section`
  margin-top: var(--s7);
  min-height: 240px;
`;

/** Similar courses, loaded when the reader scrolls near them. */
export const RelatedCourses = observer(function RelatedCourses() {
  const { course } = useCourseDesk();
  const { t } = useWords();
  const heading = useId();
  const id = course.course?.id;
  useEffect(() => {
    if (id !== undefined) course.loadRelated();
  }, [course, id]);
  const { related } = course;
  if (related.value?.length === 0) return null;
  const waiting = <CardGridSkeleton label={t('loading')} count={5} columns={5} />;
  const courses = related.value;
  const category = course.value?.categories.at(-1);
  return (
    <Section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        {...(category === undefined
          ? {}
          : { more: { label: category.name, href: detailLinks.catalogue.href({ category: category.id }) } })}
      >
        {t('course.related')}
      </SectionHeading>
      <RetryPlace request={related}>
        {(again) =>
          courses !== null ? (
            <CourseGrid courses={courses.slice(0, 5)} columns={5} />
          ) : related.state === 'failed' ? (
            <ErrorState size={120} title={t('course.relatedFailed')} retryText={t('retry')} onRetry={again} />
          ) : (
            waiting
          )
        }
      </RetryPlace>
    </Section>
  );
});
