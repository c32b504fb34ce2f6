import type { MedalStanding } from '@banyan/contracts/mall';
import { useWords } from '../shared/useWords.ts';

/** The name of a medal, and its missing condition. */
export function useMedalWords(): {
  readonly name: (medal: MedalStanding) => string;
  readonly missing: (medal: MedalStanding) => string;
  readonly soFar: (medal: MedalStanding) => string;
} {
  const { t, number, rough } = useWords();
  const amount = ({ counts }: MedalStanding, value: number) => {
    if (counts === 'hours') return rough(value * 60);
    const count = counts === 'credits' ? value / 10 : value;
    return t(`medal.amount.${counts}`, { count, formatted: number(count) });
  };
  return {
    name: ({ key }) => t(`medal.name.${key}` as 'medal.name.days3'),
    missing: (medal) => t('medal.missing', { amount: amount(medal, medal.goal - medal.done) }),
    soFar: (medal) => `${amount(medal, medal.done)} / ${amount(medal, medal.goal)}`,
  };
}
