import type { HomeworkState } from '@banyan/contracts/training';
import type { Tone } from '@banyan/ui';

/** Tone of a state; its words say it as well. */
export const homeworkTone: Readonly<Record<HomeworkState, Tone>> = {
  early: 'neutral',
  open: 'accent',
  marking: 'info',
  passed: 'ok',
  failed: 'danger',
  withdrawn: 'warn',
  missed: 'neutral',
};
