// Makes many courses out of few: every course of the measured enterprise is copied, with its chapters and search words.
import pg from 'pg';
import { databaseUrl, eid, execute } from './database.mjs';

/** Tables that grow, with what a copy does not take over as it is: `k` counts copies, `step` keeps their ids apart. */
/** One lot of copies is older than the next, all within the time of the originals: a date is no older than it may be. */
const published = 'latest - (latest - published_at + k * span) / times';
const growing = {
  courses: { id: 'id + k * step', published_at: published },
  chapters: { id: null, course_id: 'course_id + k * step' },
  course_search: { course_id: 'course_id + k * step', published_at: published },
};
export const growingTables = Object.keys(growing);

/**
 * Copies the database `from` to `to`, with `times` as many courses. Indexes are built afterwards, from their own
 * definitions, and references are not checked: the copies refer to each other as the originals do.
 * @returns {Promise<string>} address, as the superuser
 */
export async function cloneDatabase(clusterUrl, { from, to, times }) {
  await execute(clusterUrl, `CREATE DATABASE ${to} TEMPLATE ${from} OWNER owner`);
  const url = databaseUrl(clusterUrl, { name: to, user: 'postgres' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'`,
    );
    await client.query(
      `CREATE TEMP TABLE apart AS SELECT 10000000 AS step, ${times} AS times, max(published_at) AS latest,
         max(published_at) - min(published_at) AS span
       FROM courses WHERE eid = ${eid}`,
    );
    for (const [table, changes] of Object.entries(growing)) await multiply(client, table, changes, times);
    await client.query(`UPDATE course_counts SET courses = courses * ${times}, required = required * ${times}`);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
  return url;
}

async function multiply(client, table, changes, times) {
  const columns = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const names = columns.rows.map(({ name }) => name).filter((name) => changes[name] !== null);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await withoutIndexes(client, table, () =>
    client.query(
      `INSERT INTO ${table} (${names.join(', ')})
       SELECT ${values.join(', ')}
       FROM generate_series(1, ${times - 1}) AS k, apart, ${table} AS t
       WHERE t.eid = ${eid}`,
    ),
  );
}

/** Indexes of a table are built anew behind work that fills it, from their own definitions. */
export async function withoutIndexes(client, table, work) {
  const indexes = await client.query(
    `SELECT pg_get_indexdef(i.indexrelid) AS definition, i.indexrelid::regclass::text AS name
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid
     WHERE i.indrelid = $1::regclass AND c.oid IS NULL`,
    [table],
  );
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of indexes.rows) await client.query(definition);
}
