import { refusalCode } from '@banyan/core-screen';
import { LatePart } from '@banyan/core-screen/views';
import { DetailSkeleton } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';
import { CourseFailed } from './CourseFailed.tsx';
import type { CourseRefusalProps } from './CourseRefusal.tsx';

/** Where the server has answered, the words for its answer can be fetched, too. */
const loadRefusal = () => import('./CourseRefusal.tsx').then((part) => part.CourseRefusal);

/** In place of a course that did not open: at once that it did not come, after that why it is closed [CO-07]. */
export function CourseFailure(props: CourseRefusalProps) {
  const { t } = useWords();
  const { error, missing = false, onRetry } = props;
  if (!missing && refusalCode(error) === null) return <CourseFailed error={error} onRetry={onRetry} />;
  return (
    <LatePart load={loadRefusal} waiting={<DetailSkeleton label={t('loading')} />}>
      {(CourseRefusal) => <CourseRefusal {...props} />}
    </LatePart>
  );
}
