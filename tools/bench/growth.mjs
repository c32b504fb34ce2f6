// Goal 15: what reading a course, a page of the list and a search cost with a hundred times as many courses.
import { startPostgres } from '../lib/postgres.mjs';
import { ask, wholeList } from './calls.mjs';
import { cloneDatabase, growingTables } from './clone.mjs';
import { databaseUrl, seededDatabase } from './database.mjs';
import { startRecording } from './recording.mjs';
import { connected, nodesOf, plansOf, replay } from './replay.mjs';
import { median, two } from './stats.mjs';

const few = 10_000;
const times = 100;
const learners = 20;
const repeats = 15;
const mostForKeyed = 1.5;
const mostForSearch = 4;

const sorts = ['default', 'newest', 'learners', 'rating'];
/** Words of the courses that were made for measuring: in few, in some, in very many of them. */
const searches = ['三坐标测量机 防错设计 十个常见错误', '数控车床 防错设计', '数控车床', '要求'];

export async function measureGrowth() {
  const cluster = await startPostgres();
  try {
    const small = await seededDatabase(cluster.url, { name: 'small', courses: few, learners });
    const began = performance.now();
    await cloneDatabase(cluster.url, { from: 'small', to: 'large', times });
    console.log(`copied in ${Math.round((performance.now() - began) / 1000)} s`);
    const urls = {
      small: databaseUrl(cluster.url, { name: 'small', user: 'owner' }),
      large: databaseUrl(cluster.url, { name: 'large', user: 'owner' }),
    };
    const recorded = { small: await recordAll(urls.small, small), large: await recordAll(urls.large, small) };
    const ratios = await measure(urls, recorded);
    const superuser = databaseUrl(cluster.url, { name: 'large', user: 'postgres' });
    return {
      title: 'Growth',
      text: [
        `The statements of a learner’s calls, as the server sends them, on PostgreSQL with ${few.toLocaleString('en')} and with`,
        `${(few * times).toLocaleString('en')} courses of one enterprise, in turns; each ratio is of medians over ${learners} learners and ${repeats} rounds.`,
        'A deep page begins in the middle of the list. Of several lists and searches the worst counts.',
      ].join('\n'),
      rows: [...rowsOf(ratios), await planRow(superuser, Object.values(recorded.large).flat())],
    };
  } finally {
    await cluster.stop();
  }
}

/** Statements by operation, for each learner. */
async function recordAll(url, { learners: sessions }) {
  const server = await startRecording(url);
  const client = await connected(url);
  try {
    const operations = await operationsOn(server.origin, client, sessions);
    const recorded = {};
    for (const { name, asks } of operations) {
      recorded[name] = [];
      for (const [at, session] of sessions.entries()) {
        const { call, fields } = asks(at);
        const { statements } = await server.record(() => ask(server.origin, call, fields, session));
        recorded[name].push(transactionOf(statements));
      }
    }
    return recorded;
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Without the look at session and host before it, which is the same for all calls and would hide what grows. */
function transactionOf(statements) {
  const from = statements.findIndex(({ text }) => /^begin/i.test(text));
  if (from < 0) throw new Error('a call without a transaction');
  return statements.slice(from);
}

async function operationsOn(origin, client, [session]) {
  const list = (fields) => ({ call: 'apiCourse/byCategoryCache', fields: { ...wholeList, ...fields } });
  const ids = await spread(client, 'id', 'id');
  const deep = {};
  for (const sort of sorts) deep[sort] = await cursors(origin, client, session, sort);
  return [
    { name: 'course', asks: (at) => ({ call: 'apiCourse/detail', fields: { id: String(ids[at].id) } }) },
    ...sorts.map((sort) => ({ name: `first page by ${sort}`, asks: () => list({ sort }) })),
    ...sorts.map((sort) => ({
      name: `deep page by ${sort}`,
      asks: (at) => list({ sort, cursor: deep[sort][at] }),
    })),
    ...searches.map((words) => ({ name: `search ${words}`, asks: () => list({ 'search[keyword]': words }) })),
  ];
}

/** Rows from the middle half of an order, evenly apart. */
async function spread(client, columns, order) {
  await client.query(`SET app.eid = '1001'`);
  const { rows } = await client.query(
    `SELECT ${columns} FROM (SELECT *, ntile(${learners * 2}) OVER (ORDER BY ${order}) AS part FROM courses
       WHERE eid = 1001 AND state = 'on_shelf' AND departments IS NULL) AS parted
     WHERE part > ${learners / 2} AND part <= ${learners * 1.5} AND id % 7 = 0
     ORDER BY ${order}`,
  );
  return Array.from({ length: learners }, (_, at) => rows[Math.floor((at * rows.length) / learners)]);
}

/** Cursors into the middle of an order: that of the first page, moved to other rows. */
async function cursors(origin, client, session, sort) {
  const page = await ask(origin, 'apiCourse/byCategoryCache', { ...wholeList, sort }, session);
  const [order, direction] = JSON.parse(Buffer.from(page.next, 'base64url'));
  const at = '(extract(epoch from published_at) * 1000)::bigint';
  const columns = {
    default: `required, ${at}, id`,
    newest: `${at}, id`,
    learners: 'learners, id',
    rating: 'rating, id',
  }[sort];
  const rows = await spread(client, `jsonb_build_array(${columns}) AS key`, columns);
  return rows.map(({ key }) => Buffer.from(JSON.stringify([order, direction, key, 5001])).toString('base64url'));
}

async function measure(urls, recorded) {
  const clients = { small: await connected(urls.small), large: await connected(urls.large) };
  const ratios = {};
  try {
    for (const name of Object.keys(recorded.small)) {
      const took = { small: [], large: [] };
      for (let round = 0; round <= repeats; round += 1) {
        for (const size of round % 2 ? ['small', 'large'] : ['large', 'small']) {
          for (const statements of recorded[size][name]) {
            const ms = await replay(clients[size], statements);
            // The first round fills caches.
            if (round > 0) took[size].push(ms);
          }
        }
      }
      ratios[name] = median(took.large) / median(took.small);
      console.log(name, two(median(took.small)), two(median(took.large)), 'ms', two(ratios[name]), '×');
    }
  } finally {
    await clients.small.end();
    await clients.large.end();
  }
  return ratios;
}

function rowsOf(ratios) {
  const row = (what, begins, most, why) => {
    const [name, worst] = Object.entries(ratios)
      .filter(([each]) => each.startsWith(begins))
      .sort(([, a], [, b]) => b - a)[0];
    const which = name.slice(begins.length).trim();
    return {
      goal: '15',
      what,
      measured: `${two(worst)} ×${which ? ` (${which})` : ''}`,
      limit: `≤ ${two(most)} ×`,
      met: worst <= most,
      ...(worst <= most ? {} : { why }),
    };
  };
  return [
    row('a course by key', 'course', mostForKeyed),
    row('first page of the list, worst of four orders', 'first page', mostForKeyed),
    row('deep page of the list, worst of four orders', 'deep page', mostForKeyed),
    row(
      'search, worst of four',
      'search',
      mostForSearch,
      'Two words that are each in many courses and seldom together cost most: beyond three thousand hits the list is walked in its order and each course tested until a page is full, and here that is a long way. A single common word costs 6 to 11 ×. Keyed reads do not grow. What would help is an index that holds words and order together (RUM), which neither database brings along.',
    ),
  ];
}

/** A ratio tells what it cost this time; the plans, that nothing which grows is read whole. */
async function planRow(url, calls) {
  const plans = [];
  for (const statements of calls) plans.push(...(await plansOf(url, statements)));
  if (plans.length === 0) throw new Error('no plans were told');
  const whole = plans
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter((node) => /Seq Scan/.test(node['Node Type']) && growingTables.includes(node['Relation Name']));
  const offsets = plans.filter((plan) => /\boffset\b/i.test(plan['Query Text']));
  return {
    goal: '15',
    what: 'plans with OFFSET, or that read a growing table whole',
    measured: `${offsets.length + whole.length} of ${plans.length}`,
    limit: '0',
    met: offsets.length + whole.length === 0,
  };
}
