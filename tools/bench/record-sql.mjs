// Loaded before the server (--import): writes every statement that it sends to PostgreSQL into the file RECORD_SQL.
import { appendFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import pg from 'pg';

const file = process.env.RECORD_SQL;
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function record(config, values, ...rest) {
  const statement = {
    text: typeof config === 'string' ? config : config.text,
    values: (Array.isArray(values) ? values : config.values) ?? [],
    rowMode: config.rowMode,
    connection: this.processID,
  };
  appendFileSync(file, `${serialize(statement).toString('base64')}\n`);
  return query.call(this, config, values, ...rest);
};
