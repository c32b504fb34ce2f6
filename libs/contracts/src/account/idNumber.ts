const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** Most characters of an identity number. */
export const idNumberLimit = 20;

/**
 * Whether the value can be the number of an identity document: 5 to 20 letters, digits and hyphens. In the form of a
 * Chinese identity card its last character must be correct (GB 11643), which detects nearly every typing error.
 */
export function isIdNumber(value: string): boolean {
  if (!/^[A-Za-z0-9-]{5,20}$/.test(value)) return false;
  if (!/^\d{17}[\dXx]$/.test(value)) return true;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return checkCharacters[sum % 11] === value[17]?.toUpperCase();
}
