import { fromDate } from '@internationalized/date';
import type { MeetingFrequency } from './liveRoom.choices.ts';

const daysOf: Readonly<Partial<Record<MeetingFrequency, number>>> = { daily: 1, weekly: 7, fortnightly: 14 };

/** Days from a weekday (0: Sunday) to the next working day. */
const toWorkingDay = (weekday: number) => (weekday === 5 ? 3 : weekday === 6 ? 2 : 1);

/**
 * Starts of a periodic meeting, epoch ms, the first included: by the zone's local time daily, Monday to Friday, every
 * one or two weeks, or monthly on the same day, the last day where a month has none such. A meeting at ten stays at ten
 * across changes of summer time. The server books them by it, and the form shows the last day before sending [LV-02].
 */
export function meetingTimes(
  from: number,
  { frequency, times, timeZone }: { frequency: MeetingFrequency; times: number; timeZone: string },
): number[] {
  const first = fromDate(new Date(from), timeZone);
  const found = [from];
  let days = 0;
  for (let n = 1; n < times; n += 1) {
    // Each from the first: a time that clocks skip once is back the day after.
    if (frequency === 'weekdays')
      days += toWorkingDay(new Date(Date.UTC(first.year, first.month - 1, first.day + days)).getUTCDay());
    else days += daysOf[frequency] ?? 1;
    found.push(
      first
        .add(frequency === 'monthly' ? { months: n } : { days })
        .toDate()
        .getTime(),
    );
  }
  return found;
}
