/** Number of months in a year. */
export const monthsInYear = 12;

/**
 * Number of days that the day picker offers for a month: 29 for February in every year, 30 for April, June, September
 * and November, 31 otherwise. It is no calendar: February has 29 days in any year.
 * @param _year Ignored; it is here so that callers need not know that.
 * @param month 1 to 12.
 */
export function monthLength(_year: number, month: number): number {
  if (month === 2) return 29;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
