import type { CollectedCourse } from '@banyan/contracts/course';
import { DateOf, useFailureText } from '@banyan/core-screen/views';
import { Dot } from '@banyan/ui';
import { BookmarkX } from 'lucide-react';
import { KeptCourseRow } from '../card/KeptCourseRow.tsx';
import { useWords } from '../shared/useWords.ts';

export interface CollectedRowProps {
  collected: CollectedCourse;
  /** Error of the removal; undefined for none. */
  failure?: unknown;
  onRemove: () => void;
}

/** A course in the learner's collection, with progress and date of collecting. */
export function CollectedRow({ collected, failure, onRemove }: CollectedRowProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { available, collectedAt, course } = collected;
  return (
    <KeptCourseRow
      course={course}
      available={available}
      note={
        <>
          {course.lecturer.name}
          <Dot />
          {t('collection.at')} <DateOf at={collectedAt} />
        </>
      }
      removeLabel={t('collection.remove', { title: course.title })}
      removeIcon={<BookmarkX size={20} aria-hidden="true" />}
      onRemove={onRemove}
      failure={failure === undefined ? undefined : failureText(failure, t('collection.stays'))}
    />
  );
}
