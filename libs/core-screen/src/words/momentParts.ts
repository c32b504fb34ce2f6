/** Parts of a moment in a language and zone. */
export function momentParts(ms: number, now: number, language: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(ms);
  const sameYear =
    format({ year: 'numeric' }) === new Intl.DateTimeFormat(language, { timeZone, year: 'numeric' }).format(now);
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    weekday: format({ weekday: 'short' }),
    date: format(sameYear ? { month: 'short', day: 'numeric' } : { year: 'numeric', month: 'short', day: 'numeric' }),
    full: format({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
  };
}
