// npm run conformance -- --server <url>: every call of the catalogue against a server that claims the contracts.
//   --eid 1001                 enterprise, where the address belongs to none
//   --learner account:password also --lecturer, --admin: who asks what visitors may not
//   --writes                   makes the calls that change something as well; never on a server that people use
//   --all                      names the calls that hold, too
// Ends with 1 when something is broken.
import { parseArgs } from 'node:util';
import { conformance } from './board.mjs';
import { Asker } from './client.mjs';

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    eid: { type: 'string', default: '0' },
    learner: { type: 'string' },
    lecturer: { type: 'string' },
    admin: { type: 'string' },
    writes: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
if (values.server === undefined || !URL.canParse(values.server)) {
  console.error(
    'Name the server: npm run conformance -- --server http://127.0.0.1:4000 --eid 1001 --learner account:password',
  );
  process.exit(2);
}

const where = { server: values.server, eid: values.eid };
const askers = { visitor: new Asker(where) };
for (const role of ['learner', 'lecturer', 'admin']) {
  if (values[role] === undefined) continue;
  const [account, ...password] = values[role].split(':');
  askers[role] = new Asker(where);
  await askers[role].enter(account, password.join(':')).catch((error) => {
    console.error(`${role} ${account} cannot log in: ${error.message}`);
    process.exit(2);
  });
}

const rows = await conformance(askers, values);
const count = (state) => rows.filter((row) => row.state === state).length;
const told = rows
  .filter(({ state }) => state !== 'holds' || values.all)
  .map(({ access, call, state, why }) => [state.padEnd(8), access.padEnd(8), call, why].join('  ').trimEnd());
told.push(
  `${count('holds')} of ${rows.length} calls hold, ${count('broken')} broken, ${count('refused')} refused to everybody here, ${count('notAsked')} not asked`,
);
// The process ends once all of it is written: a pipe may take it later.
process.stdout.write(`${told.join('\n')}\n`, () => process.exit(count('broken') > 0 ? 1 : 0));
