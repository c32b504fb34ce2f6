/** Country codes of one and of two digits; all others have three. */
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/** Groups that a numbering plan uses for all numbers of that form. */
const inFours = /^(\d{4})(\d{4})$/;
const plans: Readonly<Record<string, readonly RegExp[]>> = {
  1: [/^(\d{3})(\d{3})(\d{4})$/],
  44: [/^(7[1-57-9]\d\d)(\d{6})$/, /^(2\d)(\d{4})(\d{4})$/, /^(3\d\d)(\d{3})(\d{4})$/],
  65: [inFours],
  86: [/^(1[3-9]\d|[3-9]\d\d|10|2\d)(\d{4})(\d{4})$/, /^([3-9]\d\d)(\d{3})(\d{4})$/],
  852: [inFours],
  853: [inFours],
};

/**
 * A stored telephone number as people write it: `+86 138 0571 6620`, `+44 7911 123456`. Grouping with area codes
 * of many lengths takes tables that are too heavy for a page: there only the country code is separated, which is never
 * wrong. Incomplete numbers are returned unchanged.
 */
export function spacedPhone(full: string): string {
  const [, country, digits] = countryCode.exec(full) ?? [];
  if (country === undefined || digits === undefined) return full;
  const groups = plans[country]?.map((plan) => plan.exec(digits)).find((found) => found !== null);
  return [`+${country}`, ...(groups?.slice(1) ?? [digits])].join(' ');
}
