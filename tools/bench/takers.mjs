// Goals 13 and 14: an exam that many begin at once, on PostgreSQL, and 500 answers in one call.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { bodyOf } from './calls.mjs';
import { databaseUrl, eid, seededDatabase } from './database.mjs';
import { startProduct } from './product.mjs';
import { median, percentile, two } from './stats.mjs';

/** Everybody begins within this time, and hands in within that. */
const startMs = 5000;
const handInMs = 30_000;
/** Pause between two answers of a taker. */
const pauses = [30_000, 90_000];
const mostSaveMs = 500;
const leastPerCore = 1250;
const leastShare = 0.5;
const large = 500;
const examId = 990_001;
const largeExamId = 990_002;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Posts a call as a learner; answers its data with how long it took. */
function post(origin, call, fields, learner) {
  const body = bodyOf(fields, learner);
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${origin}/index.php?r=${call}`, { method: 'POST', agent, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const said = JSON.parse(Buffer.concat(parts).toString());
        if (said.status === 'Y') resolve({ data: said.data, ms: performance.now() - from });
        else reject(new Error(`${call} was refused: ${JSON.stringify(said).slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Processor seconds of a process and of those it has begun. */
function cpuSeconds(pid) {
  const times = (of, from, to) => {
    const stat = readFileSync(`/proc/${of}/stat`, 'utf8');
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(after[1]),
      ticks: after.slice(from - 3, to - 3).reduce((sum, one) => sum + Number(one), 0),
    };
  };
  const children = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const { parent, ticks } = times(name, 14, 16);
      return parent === pid ? [ticks] : [];
    } catch {
      return [];
    }
  });
  return (times(pid, 14, 18).ticks + children.reduce((sum, one) => sum + one, 0)) / 100;
}

/** An exam of `count` single choices, for everybody and open for a day. */
async function addExam(client, id, count) {
  const { rows } = await client.query(
    `insert into questions (eid, bank_id, ref, kind, difficulty, tags, stem, options, gaps, key, explanation, pictures)
     select eid, bank_id, 'bench-' || $2 || '-' || n, kind, difficulty, tags, stem, options, gaps, key, explanation, pictures
     from (select * from questions where eid = $1 and kind = 'single' order by id limit 1) as one, generate_series(1, $3) as n
     returning id`,
    [eid, String(id), count],
  );
  const part = {
    kind: 'single',
    count,
    scoreEach: 100,
    scorePartial: 0,
    questions: rows.map((row) => Number(row.id)),
    draw: null,
  };
  await client.query(
    `insert into exams (id, eid, kind, title, introduction, opens_at, closes_at, duration_min, parts, question_count, full_score, pass_score, makeup_count)
     values ($1, $2, 'online', '{"zh_cn":"bench"}', '{"zh_cn":""}', now() - interval '1 hour', now() + interval '1 day', 600, $3, $4, $5, 0, 1000)`,
    [id, eid, JSON.stringify([part]), count, count * 100],
  );
}

const answerTo = (questionId, revision) => ({
  questionId,
  revision,
  value: { choice: [revision % 2], gaps: [], text: '', files: [] },
  flagged: false,
});

/**
 * @param {{ takers: number, seconds: number, pace: number }} options `pace`: how much faster than people they answer
 */
export async function measureTakers({ takers, seconds, pace }) {
  const cluster = await startPostgres({ statements: true });
  try {
    const { url, learners } = await seededDatabase(cluster.url, { name: 'taken', courses: 20, learners: takers });
    const client = new pg.Client({ connectionString: databaseUrl(cluster.url, { name: 'taken', user: 'postgres' }) });
    await client.connect();
    await addExam(client, examId, 50);
    await addExam(client, largeExamId, large);
    const server = await startProduct({ env: { DATABASE_URL: url } });
    const cpu = () => cpuSeconds(server.pid) + cpuSeconds(cluster.pid);
    try {
      const sat = await sit({ client, cpu, learners, origin: server.origin, pace, seconds });
      const bulk = await handInMany({ client, learner: learners[0], origin: server.origin });
      return {
        title: 'Exams',
        text: [
          `One server process on PostgreSQL as built for production; ${takers} people begin within ${startMs / 1000} s, answer one question each`,
          `${pauses.map((ms) => two(ms / 1000 / pace)).join('–')} s for ${seconds} s, and hand in within ${handInMs / 1000} s. Per core: takers at a person's pace of 30–90 s, by the`,
          'processor time that server and database took while they answered; whoever asks is not counted.',
        ].join('\n'),
        rows: [...rowsOf(sat, { takers, pace, seconds }), ...bulk],
      };
    } finally {
      await server.stop();
      await client.end();
    }
  } finally {
    agent.destroy();
    await cluster.stop();
  }
}

async function sit({ client, cpu, learners, origin, pace, seconds }) {
  const people = learners.map((learner) => ({ learner, window: randomUUID(), revisions: new Map() }));
  const starts = [];
  const saves = [];
  const ends = [];
  await Promise.all(
    people.map(async (person) => {
      await wait(Math.random() * startMs);
      const fields = { id: String(examId), window: person.window };
      const { data, ms } = await post(origin, 'apiExamnew/start', fields, person.learner);
      person.id = data.id;
      starts.push(ms);
    }),
  );
  const { rows: asked } = await client.query(`select parts from exams where id = $1`, [examId]);
  const questions = asked[0].parts[0].questions;
  const before = cpu();
  const began = performance.now();
  await Promise.all(
    people.map(async (person) => {
      const pause = () => (pauses[0] + Math.random() * (pauses[1] - pauses[0])) / pace;
      await wait(Math.random() * pause());
      while (performance.now() - began < seconds * 1000) {
        const question = questions[Math.floor(Math.random() * questions.length)];
        const revision = (person.revisions.get(question) ?? 0) + 1;
        const fields = {
          id: String(person.id),
          window: person.window,
          answers: JSON.stringify([answerTo(question, revision)]),
        };
        const { data, ms } = await post(origin, 'apiExamnew/save', fields, person.learner);
        if (data.kept[0]?.revision === revision) person.revisions.set(question, revision);
        saves.push(ms);
        await wait(pause());
      }
    }),
  );
  const cpuShare = (cpu() - before) / ((performance.now() - began) / 1000);
  await Promise.all(
    people.map(async (person) => {
      await wait(Math.random() * handInMs);
      const fields = { id: String(person.id), window: person.window, answers: '[]', reason: 'learner' };
      ends.push((await post(origin, 'apiExamnew/handIn', fields, person.learner)).ms);
    }),
  );
  return { starts, saves, ends, cpuShare, lost: await lostOf(client, people), handedIn: ends.length };
}

/** Answers that the server has acknowledged and the tables do not have. */
async function lostOf(client, people) {
  const { rows } = await client.query(
    `select a.attempt_id, a.question_id, a.revision, t.state from exam_answers a join exam_attempts t on t.id = a.attempt_id where t.exam_id = $1`,
    [examId],
  );
  const has = new Map(rows.map((row) => [`${row.attempt_id} ${row.question_id}`, row]));
  return people.reduce(
    (lost, { id, revisions }) =>
      lost +
      [...revisions].filter(([question, revision]) => {
        const row = has.get(`${id} ${question}`);
        return row === undefined || row.revision < revision || row.state === 'open';
      }).length,
    0,
  );
}

const bareUpsert = `insert into exam_answers (eid, attempt_id, question_id, revision, value, flagged, saved_at)
  select $1, $2, "questionId", revision, value, flagged, now()
  from jsonb_to_recordset($3::jsonb) as sent("questionId" bigint, revision int, value jsonb, flagged boolean)
  on conflict (eid, attempt_id, question_id) do update
  set revision = excluded.revision, value = excluded.value, flagged = excluded.flagged, saved_at = excluded.saved_at`;

/** 500 answers in one call: its statement against the bare upsert of as many rows, both as the database counts them. */
async function handInMany({ client, learner, origin }) {
  const { rows: asked } = await client.query(`select parts from exams where id = $1`, [largeExamId]);
  const questions = asked[0].parts[0].questions;
  const window = randomUUID();
  const { data } = await post(origin, 'apiExamnew/start', { id: String(largeExamId), window }, learner);
  await client.query('create extension if not exists pg_stat_statements');
  const calls = [];
  let revision = 0;
  const rounds = async (count) => {
    for (const last = revision + count; revision < last;) {
      revision += 1;
      const answers = questions.map((question) => answerTo(question, revision));
      const fields = { id: String(data.id), window, answers: JSON.stringify(answers) };
      calls.push((await post(origin, 'apiExamnew/save', fields, learner)).ms);
      await client.query(bareUpsert, [eid, data.id, JSON.stringify(answers)]);
    }
  };
  // The first ones warm up.
  await rounds(5);
  calls.length = 0;
  await client.query('select pg_stat_statements_reset()');
  await rounds(30);
  const { rows: counted } = await client.query(
    `select query, calls::int, mean_exec_time as ms from pg_stat_statements where query like '%jsonb_to_recordset%'`,
  );
  const served = counted.filter(({ query }) => /^\s*with given/.test(query));
  const bare = counted.find(({ query }) => query.startsWith('insert into exam_answers'));
  if (served.length !== 1 || served[0].calls !== 30)
    throw new Error('the answers of a call took more than one statement');
  const share = bare.ms / served[0].ms;
  const met = share >= leastShare;
  const each = `${two(served[0].ms)} ms against ${two(bare.ms)} ms; the whole call ${Math.round(median(calls))} ms`;
  return [
    {
      goal: '13',
      what: `${large} answers in one statement, kept and written down for ever, against the bare upsert`,
      measured: `${two(share)} × (${each})`,
      limit: `≥ ${two(leastShare)} ×`,
      met,
      ...(met
        ? {}
        : { why: 'Each answer is written twice, as the newest one and into the record that is never changed.' }),
    },
  ];
}

function rowsOf({ starts, saves, ends, cpuShare, lost, handedIn }, { takers, pace }) {
  const ms = (values, share) => `${Math.round(percentile(values, share))} ms`;
  const p99 = percentile(saves, 0.99);
  const perCore = takers / (cpuShare / pace);
  const rest = `start ${ms(starts, 0.99)}, hand-in ${ms(ends, 0.99)}`;
  return [
    {
      goal: '14',
      what: `${takers} takers: answers lost, and papers handed in`,
      measured: `${lost} of ${saves.length}; ${handedIn}`,
      limit: `0; ${takers}`,
      met: lost === 0 && handedIn === takers,
    },
    {
      goal: '14',
      what: `${takers} takers: 99th percentile of saving an answer (${rest})`,
      measured: `${Math.round(p99)} ms`,
      limit: `≤ ${mostSaveMs} ms`,
      met: p99 <= mostSaveMs,
    },
    {
      goal: '14',
      what: 'takers held per core, at a pause of 30–90 s',
      measured: `${Math.round(perCore)}`,
      limit: `≥ ${leastPerCore}`,
      met: perCore >= leastPerCore,
    },
  ];
}
