// npm run limits: writes docs/limits.md, the limit of everything that a caller may send.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contracts from '../../libs/contracts/src/index.ts';
import { formatted } from '../lib/format.mjs';
import { fieldRequirements } from './fieldRequirements.mjs';
import { everyLimit } from './limits.mjs';

const head = `# Limits

What a caller may send at most: each field of each call, and what lies in it. \`a[].b\` is the field \`b\` of each item of the
list \`a\`. A value over its limit is refused with 400, which names the field; a service may allow less. Where a docstring of
the field names no requirement, those of its call stand here in brackets. \`npm run limits\` writes this file from the
contracts, and a guard fails while a field has no limit or this file is not what they give.

| call | value | limit | requirement |
| --- | --- | --- | --- |
`;

const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;

/**
 * The document as it should be.
 * @param {string} root of the repository
 */
export async function limitsTable(root) {
  const ids = fieldRequirements(root);
  const constants = new Map(Object.entries(contracts).map(([name, value]) => [value?.name, { name, ...value }]));
  const rows = everyLimit().map(({ call, field, path, limit }) => {
    const { name, source = [] } = constants.get(call) ?? {};
    const own = ids.get(`${name}.${field}`) ?? [];
    const requirements = own.length > 0 ? own.join(' ') : source.length > 0 ? `(${source.join(' ')})` : '';
    return `| ${[call === '*' ? 'every call' : code(call), code(path), limit ?? 'none', requirements].map(cell).join(' | ')} |`;
  });
  return formatted('limits.md', `${head}${rows.join('\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  writeFileSync(join(root, 'docs/limits.md'), await limitsTable(root));
}
