import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min';

/** Whether such a number is possible in the country. In a chunk of its own: the rules of all countries are heavy. */
export const isValidNumber = (region: string, typed: string): boolean =>
  isSupportedCountry(region) && isValidPhoneNumber(typed, region);
