// Costs of audiences with ten times the people and ten times the audiences: a check, a person who moves or is hired, a department.
import { join } from 'node:path';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { median, percentile, two } from './stats.mjs';

const mostForCheck = 1.5;
const mostMs = 50;
const rounds = 100;

export async function measureAudiences() {
  const cluster = await startPostgres({ server: true });
  try {
    const script = join(import.meta.dirname, 'audience-rows.mjs');
    const { code, output, stdout } = await run('tsx', [script, String(rounds)], {
      env: { DATABASE_URL: cluster.url },
      quiet: true,
    });
    if (code !== 0) throw new Error(`measuring failed:\n${output}`);
    const measured = JSON.parse(stdout.trim().split('\n').at(-1));
    const { check, department, hired, moved } = measured;
    const ratio = median(check.large) / median(check.small);
    const batch = median(department.batches);
    return {
      title: 'Audiences',
      text: [
        'On PostgreSQL, 100,000 people and 5,000 audiences of departments, posts, hire dates and names against a tenth of both, in',
        `turns, ${rounds} rounds. Moving and hiring are whole transactions with their audiences; of the department 10,000 people are`,
        'moved: the request takes away what they lose, and batches of 500 give what they gain.',
      ].join('\n'),
      rows: [
        {
          ...{
            goal: 'audiences',
            what: 'whether a person sees a thing, against a tenth',
            limit: `≤ ${two(mostForCheck)} ×`,
          },
          measured: `${two(ratio)} × (${two(median(check.large))} ms against ${two(median(check.small))} ms)`,
          met: ratio <= mostForCheck,
        },
        ...Object.entries({ 'a person moved': moved, 'a person hired': hired }).map(([what, { large }]) => ({
          ...{ goal: 'audiences', what, limit: `≤ ${mostMs} ms` },
          measured: `${two(median(large))} ms (p95 ${two(percentile(large, 0.95))} ms)`,
          met: median(large) <= mostMs,
        })),
        {
          ...{ goal: 'audiences', what: 'a department of 10,000 moved: the request', limit: '≤ 5 s' },
          measured: `${two(department.request / 1000)} s, then ${department.batches.length} batches of ${two(batch / 1000)} s`,
          met: department.request <= 5000,
        },
      ],
    };
  } finally {
    await cluster.stop();
  }
}
