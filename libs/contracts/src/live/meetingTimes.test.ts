import { describe, expect, it } from 'vitest';
import { meetingTimes } from './meetingTimes.ts';

const at = (text: string) => Date.parse(text);
const told = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString().slice(0, 16));

describe('times of a periodic meeting', () => {
  it('keep their place on the clock when summer time begins and ends [LV-02]', () => {
    const weekly = { frequency: 'weekly', times: 3, timeZone: 'Europe/London' } as const;
    // Clocks go forward on 29 March 2026: ten o'clock is 10:00 in UTC before and 09:00 after.
    expect(told(meetingTimes(at('2026-03-20T10:00:00Z'), weekly))).toEqual([
      '2026-03-20T10:00',
      '2026-03-27T10:00',
      '2026-04-03T09:00',
    ]);
    expect(told(meetingTimes(at('2026-10-16T09:00:00Z'), weekly))).toEqual([
      '2026-10-16T09:00',
      '2026-10-23T09:00',
      '2026-10-30T10:00',
    ]);
  });

  it('that the clock leaves out are later, those that it shows twice the first [LV-02]', () => {
    const daily = { frequency: 'daily', times: 3, timeZone: 'Europe/London' } as const;
    expect(told(meetingTimes(at('2026-03-28T01:30:00Z'), daily))).toEqual([
      '2026-03-28T01:30',
      '2026-03-29T01:30',
      '2026-03-30T00:30',
    ]);
    expect(told(meetingTimes(at('2026-10-24T00:30:00Z'), daily))).toEqual([
      '2026-10-24T00:30',
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ]);
  });

  it('fall on the last day of a month that has no 31st [LV-02]', () => {
    const monthly = { frequency: 'monthly', times: 4, timeZone: 'Asia/Shanghai' } as const;
    // In the enterprise's time zone it is already the 31st.
    expect(told(meetingTimes(at('2026-12-30T17:00:00Z'), monthly))).toEqual([
      '2026-12-30T17:00',
      '2027-01-30T17:00',
      '2027-02-27T17:00',
      '2027-03-30T17:00',
    ]);
  });

  it('leave weekends out, or go by one or two weeks [LV-02]', () => {
    const days = (frequency: 'weekdays' | 'fortnightly' | 'daily', from = at('2026-11-26T02:00:00Z')) =>
      told(meetingTimes(from, { frequency, times: 3, timeZone: 'Asia/Shanghai' })).map((text) => text.slice(5, 10));
    expect(days('weekdays')).toEqual(['11-26', '11-27', '11-30']);
    // The first one is on a Saturday, or on a Sunday.
    expect(days('weekdays', at('2026-11-28T02:00:00Z'))).toEqual(['11-28', '11-30', '12-01']);
    expect(days('weekdays', at('2026-11-29T02:00:00Z'))).toEqual(['11-29', '11-30', '12-01']);
    expect(days('fortnightly')).toEqual(['11-26', '12-10', '12-24']);
    expect(days('daily')).toEqual(['11-26', '11-27', '11-28']);
  });
});
