const dayForm = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The day of a moment on the enterprise's calendar, `2025-11-28`. */
export const dayOf = (at: number, timeZone: string): string => dayForm(timeZone).format(at);

/** The last second of a day of the enterprise's calendar, epoch ms. */
export function endOfDay(day: string, timeZone: string): number {
  const hourMs = 3_600_000;
  const noon = Date.parse(`${day}T12:00:00Z`);
  // A day begins at most 14 hours away from where it does in Greenwich.
  let last = noon;
  for (let at = noon - 30 * hourMs; at <= noon + 30 * hourMs; at += hourMs / 4)
    if (dayOf(at, timeZone) === day) last = at + hourMs / 4 - 1000;
  return last;
}
