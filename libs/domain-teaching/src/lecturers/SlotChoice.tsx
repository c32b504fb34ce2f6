import type { LecturerSlot } from '@banyan/contracts/teaching';
import { useSession } from '@banyan/core-session';
import { IconButton } from '@banyan/ui';
import { Check, ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { slotWeeks } from './slotDays.ts';
import { useLessonTime } from './useLessonTime.ts';

const Week = styled.div`
  display: flex;
  align-items: center;
  margin-block: 12px 8px;
  font-weight: 600;

  & > span {
    display: flex;
    margin-inline-start: auto;
  }
`;
const Days = styled.div`
  display: grid;
  gap: 10px;

  & > div {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 8px;
  }
  & h3 {
    padding-top: 6px;
    font-size: var(--t12);
    font-weight: 400;
    line-height: 20px;
    color: var(--ink-3);
    white-space: nowrap;
  }
  & h3 > b {
    color: var(--ink);
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
    list-style: none;
  }
`;
const Slot = styled.button`
  display: flex;
  width: 100%;
  height: 32px;
  gap: 4px;
  align-items: center;
  justify-content: center;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: var(--t12);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--ink-3);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
    cursor: default;
  }
  &[data-state='taken'] {
    text-decoration: line-through;
  }
  &[data-state='waiting'] {
    border: 1px dashed var(--warn);
    color: var(--ink-2);
  }
  &[data-state='confirmed'] {
    border-color: var(--ok);
    color: var(--ink-2);
  }
`;

const icons = { free: null, taken: null, waiting: Clock, confirmed: Check } as const;

export interface SlotChoiceProps {
  slots: readonly LecturerSlot[];
  chosen: number | null;
  onChoose: (slot: number) => void;
}

/** Upcoming slots by week; free ones can be chosen. */
export const SlotChoice = observer(function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  const { t } = useWords();
  const { timeZone } = useSession();
  const { day, span, time, weekday } = useLessonTime();
  const [asked, setAsked] = useState(0);
  const weeks = slotWeeks(slots, timeZone);
  const index = Math.min(asked, weeks.length - 1);
  const week = weeks[index] ?? [];
  const from = week[0]?.slots[0]?.from ?? 0;
  const to = week.at(-1)?.slots[0]?.from ?? from;
  return (
    <>
      <Week>
        {t('bookings.week', { from: day(from), to: day(to) })}
        <span>
          <IconButton size="sm" label={t('bookings.earlier')} shut={index === 0} onClick={() => setAsked(index - 1)}>
            <ChevronLeft size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('bookings.later')}
            shut={index >= weeks.length - 1}
            onClick={() => setAsked(index + 1)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </IconButton>
        </span>
      </Week>
      <Days>
        {week.map(({ day: key, slots: own }) => {
          const at = own[0]?.from ?? 0;
          return (
            <div key={key}>
              <h3>
                {weekday(at)} <b>{day(at)}</b>
              </h3>
              <ul aria-label={t('bookings.slots', { day: day(at) })}>
                {own.map((slot) => {
                  const Icon = icons[slot.state];
                  return (
                    <li key={slot.id}>
                      <Slot
                        type="button"
                        data-state={slot.state}
                        disabled={slot.state !== 'free'}
                        aria-pressed={slot.id === chosen}
                        aria-label={t('bookings.slot', {
                          when: span(slot),
                          state: t(`bookings.state.${slot.state}`),
                        })}
                        title={t(`bookings.state.${slot.state}`)}
                        onClick={() => onChoose(slot.id)}
                      >
                        {Icon === null ? null : <Icon size={14} aria-hidden="true" />}
                        {time(slot.from)}
                      </Slot>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </Days>
    </>
  );
});
