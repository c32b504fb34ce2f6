import type { VisitedCourse } from '@banyan/contracts/course';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Dot } from '@banyan/ui';
import { X } from 'lucide-react';
import { KeptCourseRow } from '../card/KeptCourseRow.tsx';
import { useWords } from '../shared/useWords.ts';

export interface VisitRowProps {
  visit: VisitedCourse;
  /** Error of the removal; undefined for none. */
  failure?: unknown;
  onForget: () => void;
}

/** A visited course with date and progress. */
export function VisitRow({ visit, failure, onForget }: VisitRowProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { available, course, visitedAt } = visit;
  return (
    <KeptCourseRow
      course={course}
      available={available}
      note={
        <>
          <Moment at={visitedAt} />
          <Dot />
          {course.lecturer.name}
        </>
      }
      removeLabel={t('visits.forget', { title: course.title })}
      removeIcon={<X size={20} aria-hidden="true" />}
      onRemove={onForget}
      failure={failure === undefined ? undefined : failureText(failure, t('visits.stays'))}
    />
  );
}
