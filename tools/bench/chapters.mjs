// Costs of opening a course with ten times the chapters: the learner's page and the author's editor.
import { join } from 'node:path';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { median, percentile, two } from './stats.mjs';

const most = 1.5;
const rounds = 100;
const why =
  'Ten times the chapters are ten times the bytes, of texts and of progress, which are read, checked and sent; the rest of the call stays.';
const calls = { learner: 'the course for a learner who is in it', editor: 'the editor of its author' };

export async function measureChapters() {
  const cluster = await startPostgres({ server: true });
  try {
    const script = join(import.meta.dirname, 'chapter-rows.mjs');
    const { code, output, stdout } = await run('tsx', [script, String(rounds)], {
      env: { DATABASE_URL: cluster.url },
      quiet: true,
    });
    if (code !== 0) throw new Error(`measuring failed:\n${output}`);
    const measured = JSON.parse(stdout.trim().split('\n').at(-1));
    return {
      title: 'Chapters',
      text: [
        'On PostgreSQL, a course of 300 chapters (video, article, document in turns, each with progress of the learner) against one',
        `of 30, in turns, ${rounds} rounds: the whole call with its session, from the request to the opened answer.`,
      ].join('\n'),
      rows: Object.entries(calls).map(([name, what]) => {
        const { large, small } = measured[name];
        const ratio = median(large) / median(small);
        return {
          ...{
            goal: 'chapters',
            what,
            limit: `≤ ${two(most)} ×`,
            met: ratio <= most,
            why: ratio <= most ? undefined : why,
          },
          measured: `${two(ratio)} × (${two(median(large))} ms, p95 ${two(percentile(large, 0.95))} ms, against ${two(median(small))} ms)`,
        };
      }),
    };
  } finally {
    await cluster.stop();
  }
}
