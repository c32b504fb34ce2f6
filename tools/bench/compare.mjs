// The same calls on a small and on a large database: what their statements cost there, in turns.
import { ask } from './calls.mjs';
import { startRecording } from './recording.mjs';
import { connected, nodesOf, plansOf, replay } from './replay.mjs';
import { median, two } from './stats.mjs';

/** @typedef {{ name: string, asks: (at: number) => { call: string, fields: Record<string, string> } }} Operation */

/**
 * Statements by operation, for each learner.
 * @param {string} url
 * @param {{ userid: string, token: string }[]} sessions
 * @param {(origin: string, client: import('pg').Client, sessions: object[]) => Promise<Operation[]>} operationsOn
 */
export async function recordCalls(url, sessions, operationsOn) {
  const server = await startRecording(url);
  const client = await connected(url);
  try {
    const operations = await operationsOn(server.origin, client, sessions);
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

/**
 * Without the look at session and host before it, which is the same for all calls and would hide what grows, and without
 * what jobs did meanwhile.
 */
function transactionOf(statements) {
  const ofJobs = new Set(statements.filter(({ text }) => /pgboss/.test(text)).map(({ connection }) => connection));
  const own = statements.filter(({ connection }) => !ofJobs.has(connection));
  const from = own.findIndex(({ text }) => /^begin/i.test(text));
  if (from < 0) throw new Error('a call without a transaction');
  return own.slice(from).filter(({ connection }) => connection === own[from].connection);
}

/** How many times the large database takes as long as the small one, by operation; each of medians over learners and rounds. */
export async function compareSizes(urls, recorded, repeats) {
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
export function worstOf(ratios, { goal = '15', what, begins, most, why }) {
  const [name, worst] = Object.entries(ratios)
    .filter(([each]) => each.startsWith(begins))
    .sort(([, a], [, b]) => b - a)[0];
  const which = name.slice(begins.length).trim();
  return {
    goal,
    what,
    measured: `${two(worst)} ×${which ? ` (${which})` : ''}`,
    limit: `≤ ${two(most)} ×`,
    met: worst <= most,
    ...(worst <= most || why === undefined ? {} : { why }),
  };
}

/**
 * A ratio tells what it cost this time; the plans, that nothing which grows is read whole. `url` must name a superuser.
 * @param {{ calls: object[][], tables: readonly string[], goal: string }} what
 */
export async function planRow(url, { calls, tables, goal }) {
  const plans = [];
  for (const statements of calls) plans.push(...(await plansOf(url, statements)));
  if (plans.length === 0) throw new Error('no plans were told');
  const whole = plans
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter((node) => /Seq Scan/.test(node['Node Type']) && tables.includes(node['Relation Name']));
  const offsets = plans.filter((plan) => /\boffset\b/i.test(plan['Query Text']));
  if (whole.length > 0) console.log('read whole:', [...new Set(whole.map((node) => node['Relation Name']))].join(', '));
  return {
    goal,
    what: 'plans with OFFSET, or that read a growing table whole',
    measured: `${offsets.length + whole.length} of ${plans.length}`,
    limit: '0',
    met: offsets.length + whole.length === 0,
  };
}
