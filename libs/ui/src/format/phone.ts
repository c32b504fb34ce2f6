/** Country codes of one and of two digits; all others have three. */
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/**
 * A stored telephone number as people write it: `+86 138 0571 6620`, `+44 7911 123456`. The last eight digits of a Chinese
 * one stand in fours. What is no full number stays as it is.
 */
export function spacedPhone(full: string): string {
  const [, country, digits] = countryCode.exec(full) ?? [];
  if (country === undefined || digits === undefined) return full;
  const parts =
    country === '86' && digits.length > 8
      ? [digits.slice(0, -8), digits.slice(-8, -4), digits.slice(-4)]
      : country === '1' && digits.length === 10
        ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
        : digits.length === 8
          ? [digits.slice(0, 4), digits.slice(4)]
          : digits.length > 6
            ? [digits.slice(0, -6), digits.slice(-6)]
            : [digits];
  return [`+${country}`, ...parts].join(' ');
}
