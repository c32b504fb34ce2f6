// Recorded calls once more, on the database alone: how long they take there, and by which plans.
import pg from 'pg';

/** @param {pg.Client} client @param {import('./recording.mjs').Statement[]} statements @returns {Promise<number>} ms */
export async function replay(client, statements) {
  const from = performance.now();
  for (const { text, values, rowMode } of statements) await client.query({ text, values, rowMode });
  return performance.now() - from;
}

export async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Every plan of the statements, those inside functions too. `url` must name a superuser. */
export async function plansOf(url, statements) {
  const client = await connected(url);
  const plans = [];
  try {
    await client.query(`LOAD 'auto_explain'`);
    await client.query(
      `SET auto_explain.log_min_duration = 0; SET auto_explain.log_nested_statements = on;
       SET auto_explain.log_format = json; SET client_min_messages = log`,
    );
    client.on('notice', ({ message }) => {
      const at = message?.indexOf('{') ?? -1;
      if (/plan:/.test(message ?? '') && at >= 0) plans.push(JSON.parse(message.slice(at)));
    });
    await replay(client, statements);
  } finally {
    await client.end();
  }
  return plans;
}

/** Nodes of a plan, outermost first. */
export function nodesOf(plan) {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
