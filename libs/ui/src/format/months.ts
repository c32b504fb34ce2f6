/** How many months a year has. */
export const monthsInYear = 12;

/**
 * How many days the picker of a day offers for a month: 29 for February in every year, 30 for April, June, September
 * and November, 31 otherwise. It is no calendar: February has its 29th whatever the year is.
 * @param _year Does not matter; it is here so that a caller need not know that.
 * @param month 1 to 12.
 */
export function monthLength(_year: number, month: number): number {
  if (month === 2) return 29;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
