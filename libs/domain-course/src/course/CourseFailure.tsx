import { refusalCode } from '@banyan/core-screen';
import { CourseFailed } from './CourseFailed.tsx';
import { CourseRefusal, type CourseRefusalProps } from './CourseRefusal.tsx';

/** Replaces a course that did not open: a technical failure, or the reason for the refusal. */
export function CourseFailure(props: CourseRefusalProps) {
  const { error, missing = false, onRetry } = props;
  if (!missing && refusalCode(error) === null) return <CourseFailed error={error} onRetry={onRetry} />;
  return <CourseRefusal {...props} />;
}
