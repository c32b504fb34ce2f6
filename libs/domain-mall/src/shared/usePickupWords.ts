import type { Pickup } from '@banyan/contracts/mall';
import { useWords } from './useWords.ts';

/** Place and time of a pickup: "Building 3, workdays 11:30 – 13:00". */
export function usePickupWords(): {
  readonly hours: (pickup: Pickup) => string;
  readonly all: (pickup: Pickup) => string;
} {
  const { t, minute } = useWords();
  const hours = ({ from, to, workdays }: Pickup) =>
    t(workdays ? 'pickup.workdays' : 'pickup.everyDay', { from: minute(from), to: minute(to) });
  return { hours, all: (pickup) => t('pickup.at', { place: pickup.place, hours: hours(pickup) }) };
}
