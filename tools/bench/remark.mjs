// Cost of a corrected question: papers that are handed in are marked anew as a job, with standings, rewards and messages.
import { join } from 'node:path';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { percentile, two } from './stats.mjs';

const papers = 1000;
const mostS = 30;

export async function measureRemark() {
  const cluster = await startPostgres({ server: true });
  try {
    const script = join(import.meta.dirname, 'remark-rows.mjs');
    const { code, output, stdout } = await run('tsx', [script, String(papers)], {
      env: { DATABASE_URL: cluster.url },
      quiet: true,
    });
    if (code !== 0) throw new Error(`measuring failed:\n${output}`);
    const { batches, changed } = JSON.parse(stdout.trim().split('\n').at(-1));
    const seconds = batches.reduce((sum, ms) => sum + ms, 0) / 1000;
    return {
      title: 'Corrected questions',
      text: [
        `On PostgreSQL, an exam of 35 questions with ${papers} papers, of which one question is struck: each paper is marked anew,`,
        'its standing, credits and points follow, it is told in its record, and its learner gets a message.',
      ].join('\n'),
      rows: [
        {
          ...{ goal: 'remark', what: `${papers} papers marked anew as a job`, limit: `≤ ${mostS} s` },
          measured: `${two(seconds)} s in ${batches.length} batches (p95 ${two(percentile(batches, 0.95))} ms), ${changed} scores changed`,
          met: seconds <= mostS && changed === papers,
        },
      ],
    };
  } finally {
    await cluster.stop();
  }
}
