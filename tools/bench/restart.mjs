// A server that is killed in the middle of writes on its embedded database: until it is ready again, and what it still knows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, workspaceNode } from '../lib/install.mjs';
import { run, untilAnswers } from '../lib/run.mjs';
import { ask, bodyOf, wholeList } from './calls.mjs';
import { eid } from './database.mjs';
import { buildProduct, startProduct } from './product.mjs';
import { median } from './stats.mjs';

const kills = 5;
const writers = 8;
const courses = 400;
const writeForMs = 1500;
const mostMs = 5000;

export async function measureRestart() {
  await buildProduct();
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-restart-'));
  try {
    const learners = await seed(dataDir);
    const rounds = [];
    const kept = learners.map(() => new Set());
    for (let round = 0; round < kills; round += 1) {
      const before = await start(dataDir);
      await writeUntilKilled(before, learners, kept);
      const after = await start(dataDir);
      rounds.push(after.readyMs);
      await refuseLoss(after, learners, kept);
      await after.stop();
    }
    const slowest = Math.max(...rounds);
    const written = kept.reduce((sum, { size }) => sum + size, 0);
    return {
      title: 'Killed server',
      text: [
        `The built server on its embedded database, killed (SIGKILL) ${kills} times while ${writers} learners collected courses one after`,
        `the other, and started again: from its start until \`/readyz\` answers. Of ${written} acknowledged changes none was missing.`,
      ].join('\n'),
      rows: [
        {
          ...{ goal: 'restart', what: 'ready again after a kill, the slowest', limit: `≤ ${mostMs / 1000} s` },
          measured: `${(slowest / 1000).toFixed(2)} s (median ${(median(rounds) / 1000).toFixed(2)} s)`,
          met: slowest <= mostMs,
        },
      ],
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills an embedded database; answers learners with open sessions. */
async function seed(dataDir) {
  const cli = join(root, 'dist', 'apps', 'api', 'seed-cli.js');
  const amounts = ['--courses', String(courses), '--learners', String(writers), '--eid', String(eid)];
  await succeed(workspaceNode(), [cli, ...amounts, '--data-dir', dataDir]);
  const script = join(import.meta.dirname, 'sessions.mjs');
  const said = await succeed('tsx', [script, String(eid), String(writers)], { BANYAN_DATA_DIR: dataDir });
  return JSON.parse(said.trim().split('\n').at(-1));
}

async function succeed(command, args, env = {}) {
  const { code, output } = await run(command, args, { quiet: true, env });
  if (code !== 0) throw new Error(`${args[0]} failed:\n${output}`);
  return output;
}

/** Starts the server and says how long it took until its database answered. */
async function start(dataDir) {
  const began = performance.now();
  const server = await startProduct({ dataDir });
  await untilAnswers(`${server.origin}/readyz`);
  return { ...server, readyMs: performance.now() - began };
}

/** Each learner collects courses that they do not have yet; `kept` gets what was acknowledged until the server is gone. */
async function writeUntilKilled(server, learners, kept) {
  const list = [];
  for (let cursor = ''; cursor !== null && list.length < courses;) {
    const page = await ask(
      server.origin,
      'apiCourse/byCategoryCache',
      { ...wholeList, size: '60', cursor },
      learners[0],
    );
    list.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  const writing = learners.map(async (learner, at) => {
    for (const id of list.filter((course) => !kept[at].has(course))) {
      const body = bodyOf({ id: String(id), collected: 'Y' }, learner);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(`${server.origin}/index.php?r=apiCourse/collect/set`, {
        method: 'POST',
        headers,
        body,
      })
        .then((response) => response.json())
        // It is gone.
        .catch(() => null);
      if (answer === null) return;
      if (answer.status !== 'Y') throw new Error(`a change was refused: ${JSON.stringify(answer)}`);
      kept[at].add(id);
    }
    throw new Error('there were too few courses to write until the kill');
  });
  await new Promise((resolve) => setTimeout(resolve, writeForMs));
  await server.kill();
  await Promise.all(writing);
}

/** Throws when something that was acknowledged is not there. */
async function refuseLoss(server, learners, kept) {
  for (const [at, learner] of learners.entries()) {
    const found = new Set();
    for (let cursor = ''; cursor !== null;) {
      const page = await ask(server.origin, 'apiCourse/collect', { size: '60', cursor }, learner);
      for (const { course } of page.items) found.add(course.id);
      cursor = page.next;
    }
    const lost = [...kept[at]].filter((id) => !found.has(id));
    if (lost.length > 0) throw new Error(`after a kill ${lost.length} acknowledged changes were gone`);
  }
}
