import type { ManagedExamState } from '@banyan/contracts/exam';
import { Tag, type Tone } from '@banyan/ui';
import { useWords } from '../../shared/useWords.ts';

const tones: Readonly<Record<ManagedExamState, Tone>> = {
  draft: 'neutral',
  upcoming: 'neutral',
  open: 'ok',
  makeup: 'ok',
  marking: 'warn',
  done: 'neutral',
  stopped: 'danger',
  archived: 'neutral',
};

export interface ExamStateTagProps {
  state: ManagedExamState;
}

/** State of an exam in a word. */
export function ExamStateTag({ state }: ExamStateTagProps) {
  const { t } = useWords();
  return <Tag tone={tones[state]}>{t(`manageExams.state.${state}`)}</Tag>;
}
