// Goal 12: a call through the whole server against the same statements in a bare loop of the driver.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { startPostgres } from '../lib/postgres.mjs';
import { addressOf, ask, wholeList } from './calls.mjs';
import { seededDatabase } from './database.mjs';
import { load } from './load-loop.mjs';
import { startProduct } from './product.mjs';
import { startRecording } from './recording.mjs';
import { median, two } from './stats.mjs';

const connections = 16;
const poolSize = 10;
const rounds = 7;
const seconds = 4;
const courses = 2000;
const leastShare = 0.5;
const mostTail = 2;

/** Calls that are measured; every learner asks for a course of their own. */
const measured = [
  {
    name: 'course',
    what: 'a course with catalogue and progress',
    call: 'apiCourse/detail',
    fields: (id) => ({ id: String(id) }),
  },
  { name: 'tree', what: 'the category tree', call: 'apiCourse/categoryCache', fields: () => ({}) },
];

export async function measureServer() {
  const cluster = await startPostgres();
  try {
    const { url, learners } = await seededDatabase(cluster.url, { name: 'served', courses, learners: connections });
    const { calls, counts, askers } = await recordCalls(url, learners);
    const rows = await compare(url, calls, askers);
    return {
      title: 'Server',
      text: [
        'One server process on PostgreSQL as built for production: session, rate window, tenant, row-level security,',
        'contract and request log. Against it a process that repeats the very statements of the same calls on a pool of',
        `the same size (${poolSize}) with the driver alone. ${connections} learners at once, one keep-alive connection each, ${rounds} rounds`,
        `of ${seconds} s in turns; database, server and client share the machine. Statements of a call: ${counts}.`,
      ].join('\n'),
      rows,
    };
  } finally {
    await cluster.stop();
  }
}

/** Calls of each learner, and their statements. */
async function recordCalls(url, learners) {
  const server = await startRecording(url);
  try {
    const list = { ...wholeList, sort: 'newest', size: String(connections) };
    const { items } = await ask(server.origin, 'apiCourse/byCategoryCache', list, learners[0]);
    const askers = learners.map((learner, at) => ({ learner, course: items[at].id }));
    const calls = {};
    for (const { name, call, fields } of measured) {
      calls[name] = [];
      for (const { learner, course } of askers) {
        const { statements } = await server.record(() => ask(server.origin, call, fields(course), learner));
        calls[name].push(statements);
      }
    }
    const counts = measured.map(({ name, what }) => `${what} ${calls[name][0].length}`).join(', ');
    return { calls, counts, askers };
  } finally {
    await server.stop();
  }
}

async function compare(url, calls, askers) {
  const server = await startProduct({
    env: { DATABASE_URL: url, DATABASE_POOL: String(poolSize), LOG_LEVEL: 'debug' },
  });
  const bare = fork(join(import.meta.dirname, 'bare-loop.mjs'), { serialization: 'json' });
  const answer = async (message) => {
    bare.send(message);
    return (await once(bare, 'message'))[0];
  };
  try {
    await answer(serialize({ url, poolSize, calls }).toString('base64'));
    const rows = [];
    for (const { name, what, call, fields } of measured) {
      const served = async (length) => {
        const addresses = askers.map(({ learner, course }) => addressOf(call, fields(course), learner));
        return load(server.origin, addresses, length * 1000);
      };
      const driven = (length) => answer({ name, seconds: length });
      // Unmeasured: compilers and caches warm up.
      await served(seconds / 2);
      await driven(seconds / 2);
      const results = [];
      for (let at = 0; at < rounds; at += 1)
        results.push({ served: await served(seconds), bare: await driven(seconds) });
      rows.push(...rowsOf(what, results));
    }
    return rows;
  } finally {
    bare.disconnect();
    await server.stop();
  }
}

const shareWhy =
  'Client, server and database share the cores. What the driver alone does not do (reading and checking the call, the window of its rate, the contract of the answer, two lines of log) costs the server about as much as the statements cost the database; next to look at are the schemas of answers, which are checked in full.';

function rowsOf(what, results) {
  const perSecond = (who) => median(results.map((round) => round[who].perSecond));
  const share = median(results.map(({ served, bare }) => served.perSecond / bare.perSecond));
  const tail = median(results.map(({ served, bare }) => served.p99 / bare.p99));
  console.log(what, results);
  return [
    {
      goal: '12',
      what: `${what}: calls a second against the bare driver`,
      measured: `${two(share)} × (${Math.round(perSecond('served'))} against ${Math.round(perSecond('bare'))})`,
      limit: `≥ ${two(leastShare)} ×`,
      met: share >= leastShare,
      ...(share >= leastShare ? {} : { why: shareWhy }),
    },
    {
      goal: '12',
      what: `${what}: 99th percentile against the bare driver`,
      measured: `${two(tail)} ×`,
      limit: `≤ ${two(mostTail)} ×`,
      met: tail <= mostTail,
      ...(tail <= mostTail
        ? {}
        : { why: 'Sixteen learners ask at once without a pause: the tail is the queue in front of one busy process.' }),
    },
  ];
}
