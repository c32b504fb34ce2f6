import { isDeadline, type CalendarItem } from '@banyan/contracts/training';
import { dayBefore, dayOf } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItem } from '../../due/datedItems.ts';
import type { CalendarPorts } from './calendar.ports.ts';

/** Items of all domains between two moments, by their beginning; they share a transaction and are read in turn. */
export async function gatherDates(
  ctx: CallContext<Learner>,
  range: { readonly from: number; readonly to: number },
  { sources }: Pick<CalendarPorts, 'sources'>,
): Promise<DatedItem[]> {
  const found: DatedItem[] = [];
  for (const source of sources) found.push(...(await source(ctx, range)));
  return found.sort((a, b) => a.from - b.from || a.kind.localeCompare(b.kind) || a.id - b.id);
}

/** Days of an item in a zone: one that ends at midnight ends with the day before. */
export function daysOf({ from, to, part }: DatedItem, timeZone: string): Pick<CalendarItem, 'firstDay' | 'lastDay'> {
  if (to > from) return { firstDay: dayOf(from, timeZone), lastDay: dayBefore(to, timeZone) };
  const day = isDeadline(part) ? dayBefore(from, timeZone) : dayOf(from, timeZone);
  return { firstDay: day, lastDay: day };
}
