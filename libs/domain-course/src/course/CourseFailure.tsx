import { refusalCode } from '@banyan/core-screen';
import { CourseFailed } from './CourseFailed.tsx';
import { CourseRefusal, type CourseRefusalProps } from './CourseRefusal.tsx';

/** In place of a course that did not open: at once that it did not come, after that why it is closed. */
export function CourseFailure(props: CourseRefusalProps) {
  const { error, missing = false, onRetry } = props;
  if (!missing && refusalCode(error) === null) return <CourseFailed error={error} onRetry={onRetry} />;
  return <CourseRefusal {...props} />;
}
