import { v } from '@banyan/contracts';
import { attemptStarted } from '../../effects/attemptStarted.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { faceChecked } from '../../effects/faceChecked.ts';
import { sittingsChanged } from '../../effects/sittingsChanged.ts';
import { defineJob } from '../../jobs/job.ts';
import { GRACE_MS } from './attemptRow.ts';
import { applyFaceCheck } from './face.service.ts';
import { endIfOpen } from './finish.ts';

/** Submits an attempt with the answers that have arrived, once its time and the grace are over, even without a page. */
export const endAttempt = defineJob({
  name: 'exam.endAttempt',
  data: v.object({ attemptId: v.int() }),
  run: ({ scope, now, emit }, { attemptId }) => endIfOpen({ scope, now, emit }, attemptId),
});

/** Each attempt adds the job of its end as it begins: both exist, or neither. Face checks count in their attempt. */
export const examHandlers: readonly Handler[] = [
  on(faceChecked, applyFaceCheck),
  on(attemptStarted, ({ scope, jobs }, { attemptId, deadlineAt }) =>
    jobs.add(scope, endAttempt, { attemptId }, deadlineAt + GRACE_MS),
  ),
  on(sittingsChanged, async ({ scope, jobs }, { ends }) => {
    for (const { attemptId, deadlineAt } of ends)
      await jobs.add(scope, endAttempt, { attemptId }, deadlineAt + GRACE_MS);
  }),
];
