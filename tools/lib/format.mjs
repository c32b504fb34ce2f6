// Formats files that programs write as hand-written ones are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './install.mjs';

const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/**
 * A text as `npm run format` leaves it.
 * @param {string} file its name, which says the language
 * @param {string} text
 * @throws {Error} when it cannot be read in that language
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, options);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.codeframe ?? error.message}`);
  return code;
}
