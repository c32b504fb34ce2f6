import type { HomeworkState } from '@banyan/contracts/training';
import type { Tone } from '@banyan/ui';

/** What to make of a state; its words say it as well [TR-03]. */
export const homeworkTone: Readonly<Record<HomeworkState, Tone>> = {
  early: 'neutral',
  open: 'accent',
  marking: 'info',
  passed: 'ok',
  failed: 'danger',
  withdrawn: 'warn',
  missed: 'neutral',
};
