const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** Most characters of an identity number, and of what people type for one: with spaces and signs between them. */
export const idNumberLimit = 20;
export const typedIdNumberLimit = 40;

/**
 * An identity number as it is kept and compared: half-width capitals and digits, without spaces and without the
 * brackets that cards of Hong Kong and Macao put around the last one.
 */
export const idNumberForm = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s()·]/g, '')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .toUpperCase();

/**
 * Whether the value can be the number of an identity document: 5 to 20 letters, digits and hyphens. In the form of a
 * Chinese identity card its last character must be correct (GB 11643), which detects nearly every typing error.
 */
export function isIdNumber(typed: string): boolean {
  const value = idNumberForm(typed);
  if (!/^[A-Za-z0-9-]{5,20}$/.test(value)) return false;
  if (!/^\d{17}[\dXx]$/.test(value)) return true;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return checkCharacters[sum % 11] === value[17]?.toUpperCase();
}
