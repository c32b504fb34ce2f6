import type { RankMeasure } from '@banyan/contracts/mall';
import { useWords } from '../shared/useWords.ts';

/** Values of a measure: study time as 2:35, credits with a decimal, all others as numbers. */
export function useValueWords(measure: RankMeasure): {
  readonly short: (value: number) => string;
  readonly long: (value: number) => string;
} {
  const { t, number, rough, minute } = useWords();
  const whole = (value: number) => (measure === 'credits' ? value / 10 : value);
  const short = (value: number) => (measure === 'hours' ? minute(value) : number(whole(value)));
  return {
    short,
    long: (value) =>
      measure === 'hours'
        ? rough(value * 60)
        : t(`rank.amount.${measure}`, { count: whole(value), formatted: short(value) }),
  };
}
