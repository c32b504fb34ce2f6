import type { LecturerSlot } from '@banyan/contracts/teaching';
import { dateFormat } from '@banyan/core-screen';

/** Slots of one day. */
export interface SlotDay {
  /** Day in the time zone, `2025-11-26`. */
  readonly day: string;
  readonly slots: readonly LecturerSlot[];
}

/** Slots by day, in groups of seven days from the first; days without slots are left out. */
export function slotWeeks(slots: readonly LecturerSlot[], timeZone: string): readonly (readonly SlotDay[])[] {
  const format = dateFormat('en-CA', { timeZone });
  const days = new Map<string, LecturerSlot[]>();
  for (const slot of slots) {
    const day = format.format(slot.from);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const weeks = new Map<number, SlotDay[]>();
  const first = Date.parse([...days.keys()][0] ?? '1970-01-01');
  for (const [day, own] of days) {
    const week = Math.floor((Date.parse(day) - first) / 604_800_000);
    weeks.set(week, [...(weeks.get(week) ?? []), { day, slots: own }]);
  }
  return [...weeks.values()];
}
