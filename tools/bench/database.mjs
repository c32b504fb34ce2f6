// A PostgreSQL of the benchmark's own with measured amounts of data in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root, workspaceNode } from '../lib/install.mjs';
import { run } from '../lib/run.mjs';
import { buildProduct } from './product.mjs';

/** Enterprise that is filled. */
export const eid = 1001;

/** Runs statements one by one, as whoever the address names. */
export async function execute(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Address of another database of the same cluster. */
export function databaseUrl(clusterUrl, { name, user }) {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  url.username = user;
  return url.href;
}

/**
 * Makes a database that belongs to an ordinary role, as in a deployment, and fills it with the demo data and more.
 * @param {string} clusterUrl as the superuser
 * @returns {Promise<{ url: string, learners: { userid: string, token: string }[] }>} learners with open sessions
 */
export async function seededDatabase(clusterUrl, { name, courses, learners }) {
  await buildProduct();
  await execute(
    clusterUrl,
    `DO $$ BEGIN CREATE ROLE owner LOGIN CREATEROLE; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    `CREATE DATABASE ${name} OWNER owner`,
  );
  const url = databaseUrl(clusterUrl, { name, user: 'owner' });
  const data = mkdtempSync(join(tmpdir(), 'banyan-seed-'));
  try {
    const cli = join(root, 'dist', 'apps', 'api', 'seed-cli.js');
    const amounts = ['--courses', String(courses), '--learners', String(learners), '--eid', String(eid)];
    await succeed(workspaceNode(), [cli, ...amounts, '--data-dir', data], url);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  // Learners with incomplete data are asked for them before anything else.
  await execute(
    databaseUrl(clusterUrl, { name, user: 'postgres' }),
    `UPDATE enterprises SET required_profile = '[]' WHERE eid = ${eid}`,
  );
  const output = await succeed('tsx', [join(import.meta.dirname, 'sessions.mjs'), String(eid), String(learners)], url);
  return { url, learners: JSON.parse(output.trim().split('\n').at(-1)) };
}

async function succeed(command, args, url) {
  const { code, output } = await run(command, args, { quiet: true, env: { DATABASE_URL: url } });
  if (code !== 0) throw new Error(`${args[0]} failed:\n${output}`);
  return output;
}
