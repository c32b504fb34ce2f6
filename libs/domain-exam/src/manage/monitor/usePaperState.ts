import type { Sitting } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';
import { examDomain } from '../../exam.domain.ts';

/** The state of a paper in words: offline for how long, left how often, how far. */
export function usePaperState() {
  const { precise, number, t } = useWords();
  const { now } = examDomain.useEnvironment();
  return ({ answered, reason, seenAt, state, switches, total }: Sitting): string => {
    if (state === 'handed_in') return reason === null ? '' : t(`receipt.reason.${reason}`);
    if (state === 'offline')
      return t('monitor.offlineFor', { time: precise(Math.max(0, Math.round((now() - seenAt) / 1000))) });
    if (switches > 0) return t('monitor.leftTimes', { count: switches, n: number(switches) });
    return t('monitor.answered', { n: number(answered), of: number(total) });
  };
}
