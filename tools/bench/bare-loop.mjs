// A child process: the driver alone. Repeats recorded calls statement by statement on a pool, with nothing around them.
import { deserialize } from 'node:v8';
import pg from 'pg';
import { percentile } from './stats.mjs';

const { url, poolSize, calls } = deserialize(Buffer.from(await firstMessage(), 'base64'));
const pool = new pg.Pool({ connectionString: url, max: poolSize });

process.on('message', async ({ name, seconds }) => process.send(await round(calls[name], seconds * 1000)));
process.on('disconnect', () => process.exit(0));
process.send('ready');

function firstMessage() {
  return new Promise((resolve) => process.once('message', resolve));
}

/** One loop for each recorded call, all at once. @param {import('./recording.mjs').Statement[][]} loops */
async function round(loops, ms) {
  const times = [];
  const began = performance.now();
  await Promise.all(
    loops.map(async (statements) => {
      while (performance.now() - began < ms) {
        const from = performance.now();
        await repeat(statements);
        times.push(performance.now() - from);
      }
    }),
  );
  return { perSecond: (times.length / (performance.now() - began)) * 1000, p99: percentile(times, 0.99) };
}

async function repeat(statements) {
  const client = await pool.connect();
  for (const { text, values, rowMode } of statements) await client.query({ text, values, rowMode });
  client.release();
}
