import type { SharedCourse } from '@banyan/contracts/course';
import { DateOf } from '@banyan/core-screen/views';
import { Dot } from '@banyan/ui';
import { X } from 'lucide-react';
import { KeptCourseRow } from '../card/KeptCourseRow.tsx';
import { useWords } from '../shared/useWords.ts';

export interface ShareRowProps {
  share: SharedCourse;
  onRemove: () => void;
}

/** A shared course with its date and number of visitors. */
export function ShareRow({ share, onRemove }: ShareRowProps) {
  const { t, number } = useWords();
  const { available, came, course, sharedAt, stopped } = share;
  return (
    <KeptCourseRow
      course={course}
      available={available}
      note={
        <>
          {t('shares.at')} <DateOf at={sharedAt} />
          <Dot />
          {came === 0 ? t('shares.nobody') : t('shares.came', { count: came, formatted: number(came) })}
          {stopped === null ? null : (
            <>
              <Dot />
              {t('shares.stopped', { reason: stopped })}
            </>
          )}
        </>
      }
      removeLabel={t('shares.remove', { title: course.title })}
      removeIcon={<X size={20} aria-hidden="true" />}
      onRemove={onRemove}
      failure={undefined}
    />
  );
}
