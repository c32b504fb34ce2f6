import type { ActivityCard } from '@banyan/contracts/training';
import { ProgressBar } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useActivityWords } from './useWords.ts';

const Meter = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  font-size: var(--t12);
  line-height: 18px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

export interface PlacesMeterProps {
  activity: Pick<ActivityCard, 'places' | 'registration' | 'state' | 'taken' | 'waiting'>;
}

/** How many places are taken, and how many wait for one. */
export const PlacesMeter = observer(function PlacesMeter({ activity }: PlacesMeterProps) {
  const { number, t } = useActivityWords();
  const { places, registration, state, taken, waiting } = activity;
  const left = Math.max(0, places - taken);
  const open = state === 'not_started' && registration.state === 'ongoing';
  const text = !open
    ? t('activity.came', { taken: number(taken), places: number(places) })
    : left > 0
      ? t('activity.left', { count: left, formatted: number(left) })
      : waiting > 0
        ? t('activity.fullWaiting', { count: waiting, formatted: number(waiting) })
        : t('activity.full');
  return (
    <Meter>
      <ProgressBar value={places === 0 ? 0 : taken / places} tone={open && left > 0 ? 'accent' : 'ink'} />
      <span>{text}</span>
    </Meter>
  );
});
