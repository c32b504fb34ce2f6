// npm run ledger: how much of the product is there. --missing names what is not. Ends with 1 when something is
// missing, or a title carries an id that no list has.
import { fileURLToPath } from 'node:url';
import { count } from './count.mjs';

const lines = await count(fileURLToPath(new URL('../..', import.meta.url)));
if (process.argv.includes('--missing')) {
  for (const { what, missing } of lines)
    console.log(`Missing ${what}:\n${missing.map((name) => `  ${name}`).join('\n')}\n`);
}
console.log(lines.map(({ what, total, missing }) => `${what} ${total - missing.length} of ${total}`).join(', '));
const unlisted = lines.flatMap((line) => line.unlisted);
for (const name of unlisted) console.error(`Not in tools/ledger/requirements.json: ${name}`);
const missing = lines.flatMap((line) => line.missing);
for (const name of missing) console.error(`Missing: ${name}`);
process.exit(unlisted.length + missing.length > 0 ? 1 : 0);
