/** The last day of a service period in its enterprise's calendar. */
export interface LastDay {
  /** Elapsed share of its year at its end, 0–1. */
  readonly fraction: number;
  /** In the reader's language; with the year unless it is the current one. */
  readonly text: string;
  /** For `<time dateTime>`. */
  readonly iso: string;
}

const dayMs = 86_400_000;

/** `expireAt`: the end of the period, epoch ms, which is the start of the next day in `timeZone`. */
export function lastDayOf(expireAt: number, timeZone: string, locale: string, now: number): LastDay {
  const last = new Date(expireAt - 1);
  const iso = isoDay(last, timeZone);
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number);
  const start = Date.UTC(year, 0, 1);
  const passed = (Date.UTC(year, month - 1, day) - start) / dayMs + 1;
  const days = (Date.UTC(year + 1, 0, 1) - start) / dayMs;
  const thisYear = isoDay(new Date(now), timeZone).startsWith(`${year}-`);
  const text = new Intl.DateTimeFormat(locale, {
    ...(thisYear ? {} : { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(last);
  return { fraction: passed / days, text, iso };
}

/** YYYY-MM-DD in the enterprise's zone. */
function isoDay(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return parts.format(at);
}
