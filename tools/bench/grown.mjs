// What calls cost on a small and on a large database: recorded at the server, repeated on the database alone, in turns.
import { ask } from './calls.mjs';
import { startRecording } from './recording.mjs';
import { connected, nodesOf, plansOf, replay } from './replay.mjs';
import { median, two } from './stats.mjs';

export const repeats = 15;

/**
 * Statements by operation, for each learner.
 * @param {string} url database
 * @param {object[]} sessions of the learners who ask
 * @param {(origin: string, client: import('pg').Client) => Promise<{ name: string, asks: (at: number) => { call: string, fields: Record<string, string> } }[]>} operationsOn
 */
export async function recordAll(url, sessions, operationsOn) {
  const server = await startRecording(url);
  const client = await connected(url);
  try {
    const operations = await operationsOn(server.origin, client);
    const recorded = {};
    for (const { name, asks } of operations) {
      recorded[name] = [];
      for (const [at, session] of sessions.entries()) {
        const { call, fields } = asks(at);
        const { statements } = await server.record(() => ask(server.origin, call, fields, session));
        recorded[name].push(transactionOf(statements));
      }
    }
    return recorded;
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Without the look at session and host before it, which is the same for all calls and would hide what grows. */
function transactionOf(statements) {
  const from = statements.findIndex(({ text }) => /^begin/i.test(text));
  if (from < 0) throw new Error('a call without a transaction');
  return statements.slice(from);
}

/** Times of the large database against the small one, by operation. */
export async function compare(urls, recorded) {
  const clients = { small: await connected(urls.small), large: await connected(urls.large) };
  const ratios = {};
  try {
    for (const name of Object.keys(recorded.small)) {
      const took = { small: [], large: [] };
      for (let round = 0; round <= repeats; round += 1) {
        for (const size of round % 2 ? ['small', 'large'] : ['large', 'small']) {
          for (const statements of recorded[size][name]) {
            const ms = await replay(clients[size], statements);
            // The first round fills caches.
            if (round > 0) took[size].push(ms);
          }
        }
      }
      ratios[name] = median(took.large) / median(took.small);
      console.log(name, two(median(took.small)), two(median(took.large)), 'ms', two(ratios[name]), '×');
    }
  } finally {
    await clients.small.end();
    await clients.large.end();
  }
  return ratios;
}

/** The worst of the operations whose name begins so, as a row of the report. */
export function worstOf(ratios, { what, begins, most, why }) {
  const [name, worst] = Object.entries(ratios)
    .filter(([each]) => each.startsWith(begins))
    .sort(([, a], [, b]) => b - a)[0];
  const which = name.slice(begins.length).trim();
  return {
    goal: '15',
    what,
    measured: `${two(worst)} ×${which ? ` (${which})` : ''}`,
    limit: `≤ ${two(most)} ×`,
    met: worst <= most,
    ...(worst <= most || why === undefined ? {} : { why }),
  };
}

/** A ratio tells what it cost this time; the plans, that nothing which grows is read whole. `url` must name a superuser. */
export async function planRow(url, calls, growingTables) {
  const plans = [];
  for (const statements of calls) plans.push(...(await plansOf(url, statements)));
  if (plans.length === 0) throw new Error('no plans were told');
  const whole = plans
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter((node) => /Seq Scan/.test(node['Node Type']) && growingTables.includes(node['Relation Name']));
  const offsets = plans.filter((plan) => /\boffset\b/i.test(plan['Query Text']));
  return {
    goal: '15',
    what: 'plans with OFFSET, or that read a growing table whole',
    measured: `${offsets.length + whole.length} of ${plans.length}`,
    limit: '0',
    met: offsets.length + whole.length === 0,
  };
}
