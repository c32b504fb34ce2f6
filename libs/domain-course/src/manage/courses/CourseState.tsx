import type { ManagedCourseState } from '@banyan/contracts/course';
import { Tag, type Tone } from '@banyan/ui';
import { useWords } from '../../shared/useWords.ts';

const tones: Readonly<Record<ManagedCourseState, Tone>> = {
  draft: 'neutral',
  on_shelf: 'ok',
  off_shelf: 'warn',
  archived: 'neutral',
};

export interface CourseStateProps {
  state: ManagedCourseState;
}

/** State of a course in a word. */
export function CourseState({ state }: CourseStateProps) {
  const { t } = useWords();
  return <Tag tone={tones[state]}>{t(`manageCourses.state.${state}`)}</Tag>;
}
