import { dateFormat } from './intl.ts';

/** Parts of a moment in a language and zone. */
export function momentParts(ms: number, now: number, language: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions, at = ms) =>
    dateFormat(language, { timeZone, ...options }).format(at);
  const sameYear = format({ year: 'numeric' }) === format({ year: 'numeric' }, now);
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    weekday: format({ weekday: 'short' }),
    date: format(sameYear ? { month: 'short', day: 'numeric' } : { year: 'numeric', month: 'short', day: 'numeric' }),
    full: format({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
  };
}

/** Parts of an end in a language and zone: midnight is 24:00 of the day that ends. */
export function endParts(...[ms, now, language, timeZone]: Parameters<typeof momentParts>) {
  const at = momentParts(ms, now, language, timeZone);
  if (at.time !== '00:00') return at;
  return { ...momentParts(ms - 1, now, language, timeZone), time: '24:00', full: at.full };
}
