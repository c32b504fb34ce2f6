import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A valid number. */
export interface PhoneNumber {
  /** International form; the one in the database. */
  readonly full: string;
  /** With its middle hidden. */
  readonly masked: string;
}

/** The number as typed in a country, null for an invalid one. */
export function readNumber(region: string, typed: string): PhoneNumber | null {
  if (!isSupportedCountry(region)) return null;
  const read = parsePhoneNumberFromString(typed, region);
  if (read === undefined || !read.isValid() || read.ext !== undefined) return null;
  return { full: read.number, masked: maskNumber(read.number) };
}

/** `+86 138 **** 6620`: enough for its owner, too little for others. */
export function maskNumber(full: string): string {
  const read = parsePhoneNumberFromString(full);
  if (read === undefined) return '';
  const digits = read.nationalNumber;
  const [head, tail] = digits.length >= 9 ? [3, 4] : [1, 2];
  return `+${read.countryCallingCode} ${digits.slice(0, head)} **** ${digits.slice(-tail)}`;
}
