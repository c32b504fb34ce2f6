// Fills a database with rows made by statements, which millions of them need.
import pg from 'pg';
import { databaseUrl, eid, execute } from './database.mjs';

/** @typedef {(statement: string, values?: unknown[]) => Promise<{ rows: object[], rowCount: number }>} Run */

/**
 * Copies the database `from` to `to` and fills it; references are not checked meanwhile.
 * @param {string} clusterUrl as the superuser
 * @param {{ from: string, to: string, fill: (run: Run) => Promise<void> }} how
 */
export async function filledDatabase(clusterUrl, { from, to, fill }) {
  await execute(clusterUrl, `CREATE DATABASE ${to} TEMPLATE ${from} OWNER owner`);
  const client = new pg.Client({ connectionString: databaseUrl(clusterUrl, { name: to, user: 'postgres' }) });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET work_mem = '256MB'`);
    await fill((statement, values) => client.query(statement, values));
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
  return databaseUrl(clusterUrl, { name: to, user: 'owner' });
}

/**
 * Copies one row of the measured enterprise with other values: what a table demands beside them is in the row.
 * @param {Run} run
 * @param {string} table
 * @param {{ where: string, times: number, values: Record<string, string> }} how `k` counts the copies from 1
 */
export async function copyRow(run, table, { where, times, values }) {
  const columns = await run(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const names = columns.rows.map(({ name }) => name);
  const { rowCount } = await run(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${names.map((name) => values[name] ?? `t."${name}"`).join(', ')}
     FROM generate_series(1, ${times}) AS k, (SELECT * FROM ${table} WHERE eid = ${eid} AND ${where} LIMIT 1) AS t`,
  );
  if (rowCount !== times) throw new Error(`${table}: no row to copy`);
}

/** Adds people whom nobody logs in as; `department` and `departmentId` of the kth. */
export async function addPeople(run, { from, count, department, departmentId }) {
  await copyRow(run, 'users', {
    where: `account ~ '^M[0-9]{6}$'`,
    times: count,
    values: {
      id: `${from} + k`,
      account: `'B' || k`,
      name: `jsonb_build_object('zh_cn', '同事 ' || k)`,
      department,
      department_id: departmentId,
    },
  });
}
