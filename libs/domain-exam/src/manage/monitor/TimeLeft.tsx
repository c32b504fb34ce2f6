import { Moment } from '@banyan/core-screen/views';
import { spanWords } from '../../shared/spanWords.ts';
import { useWords } from '../../shared/useWords.ts';

export interface TimeLeftProps {
  /** The server's clock at the last picture. */
  now: number;
  /** End of the last open paper; null: none is open. */
  until: number | null;
}

/** The time until the last open paper ends. */
export function TimeLeft({ now, until }: TimeLeftProps) {
  const words = useWords();
  const { t } = words;
  return (
    <span>
      {until === null
        ? t('monitor.noneOpen')
        : t('monitor.left', { time: spanWords(words, Math.max(0, Math.ceil((until - now) / 60_000))) })}
      {' · '}
      {t('monitor.asOf')} <Moment at={now} />
    </span>
  );
}
