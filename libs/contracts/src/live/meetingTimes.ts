import type { MeetingFrequency } from './liveRoom.choices.ts';

/**
 * Occurrences of periodic meetings by the enterprise's local time: a meeting at ten stays at ten across changes of
 * summer time. The server books them by it, and the form shows the last day before sending [LV-02].
 */

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time of a zone at a moment, encoded as if it were UTC. */
function shownAt(moment: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? 0;
  const whole = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return whole + (moment % 1000);
}

/**
 * Moment of a local time in a zone. A local time that occurs twice gives the first moment; one that is skipped gives a
 * moment later by the length of the gap.
 */
function momentWhen(shown: number, timeZone: string): number {
  const behind = (around: number) => shown - (shownAt(around, timeZone) - around);
  const [before, after] = [behind(shown - DAY_MS), behind(shown + DAY_MS)];
  if (shownAt(before, timeZone) === shown || shownAt(after, timeZone) !== shown) return before;
  return after;
}

const daysOf: Readonly<Partial<Record<MeetingFrequency, number>>> = { daily: 1, weekly: 7, fortnightly: 14 };

/** Adds months; a day that the month lacks becomes its last day. */
function monthsLater(shown: number, months: number): number {
  const date = new Date(shown);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime();
}

function workingDayAfter(shown: number): number {
  const weekday = new Date(shown).getUTCDay();
  return shown + DAY_MS * (weekday === 5 ? 3 : weekday === 6 ? 2 : 1);
}

/**
 * Starts of a periodic meeting, epoch ms, the first included: by the zone's local time daily, Monday to Friday, every
 * one or two weeks, or monthly on the same day, the last day where a month has none such [LV-02].
 */
export function meetingTimes(
  from: number,
  { frequency, times, timeZone }: { frequency: MeetingFrequency; times: number; timeZone: string },
): number[] {
  const first = shownAt(from, timeZone);
  const found = [from];
  let shown = first;
  for (let n = 1; n < times; n += 1) {
    if (frequency === 'monthly') shown = monthsLater(first, n);
    else if (frequency === 'weekdays') shown = workingDayAfter(shown);
    else shown += DAY_MS * (daysOf[frequency] ?? 1);
    found.push(momentWhen(shown, timeZone));
  }
  return found;
}
