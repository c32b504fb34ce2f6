// Which statements a call of the server comes to.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { startProduct } from './product.mjs';

/** @typedef {{ text: string, values: unknown[], rowMode?: 'array', connection?: number }} Statement */

/**
 * Starts the server on a database and notes what it sends there.
 * @returns {Promise<{ origin: string, record: <T>(work: () => Promise<T>) => Promise<{ result: T, statements: Statement[] }>, stop: () => Promise<void> }>}
 */
export async function startRecording(url) {
  const directory = mkdtempSync(join(tmpdir(), 'banyan-sql-'));
  const file = join(directory, 'statements');
  writeFileSync(file, '');
  const hook = join(import.meta.dirname, 'record-sql.mjs');
  const server = await startProduct({
    env: { DATABASE_URL: url, RECORD_SQL: file },
    nodeArgs: ['--import', hook],
  });
  return {
    origin: server.origin,
    async record(work) {
      writeFileSync(file, '');
      const result = await work();
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      return { result, statements: lines.map((line) => deserialize(Buffer.from(line, 'base64'))) };
    },
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
