import { randomInt } from 'node:crypto';

/** Without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 16 random characters: 80 bits, which nobody finds by trying. */
export const newCode = () => Array.from({ length: 16 }, () => alphabet[randomInt(32)]).join('');

/** A typed or followed code, in the form in which codes are stored; null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null;
}

/** The printed form: in groups of four. */
export const printedCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');
