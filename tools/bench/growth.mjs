// Goal 15: what reading a course, a page of the list and a search cost with a hundred times as many courses.
import { startPostgres } from '../lib/postgres.mjs';
import { ask, wholeList } from './calls.mjs';
import { cloneDatabase, growingTables } from './clone.mjs';
import { compareSizes, planRow, recordCalls, worstOf } from './compare.mjs';
import { databaseUrl, seededDatabase } from './database.mjs';

const few = 10_000;
const times = 100;
const learners = 20;
const repeats = 15;
const mostForKeyed = 1.5;
const mostForSearch = 4;

const sorts = ['default', 'newest', 'learners', 'rating'];
/** Words of the courses that were made for measuring: in few, in some, in very many of them. */
const searches = ['三坐标测量机 防错设计 十个常见错误', '数控车床 防错设计', '数控车床', '要求'];

const seldomTogether =
  'The hits of two words that are seldom together lie all over the table, which is read page by page for them. A single common word is found on the way.';

export async function measureGrowth() {
  const cluster = await startPostgres({ server: true });
  try {
    const small = await seededDatabase(cluster.url, { name: 'small', courses: few, learners });
    const began = performance.now();
    await cloneDatabase(cluster.url, { from: 'small', to: 'large', times });
    console.log(`copied in ${Math.round((performance.now() - began) / 1000)} s`);
    const urls = {
      small: databaseUrl(cluster.url, { name: 'small', user: 'owner' }),
      large: databaseUrl(cluster.url, { name: 'large', user: 'owner' }),
    };
    const record = (url) => recordCalls(url, small.learners, operationsOn);
    const recorded = { small: await record(urls.small), large: await record(urls.large) };
    const ratios = await compareSizes(urls, recorded, repeats);
    const superuser = databaseUrl(cluster.url, { name: 'large', user: 'postgres' });
    return {
      title: 'Growth',
      text: [
        'The statements of a learner’s calls, as the server sends them, on PostgreSQL that keeps a quarter of the memory for',
        `pages, as its manual advises, with ${few.toLocaleString('en')} and with`,
        `${(few * times).toLocaleString('en')} courses of one enterprise, in turns; each ratio is of medians over ${learners} learners and ${repeats} rounds.`,
        'A deep page begins in the middle of the list. Of several lists and searches the worst counts.',
      ].join('\n'),
      rows: [
        ...rowsOf(ratios),
        await planRow(superuser, { calls: Object.values(recorded.large).flat(), tables: growingTables, goal: '15' }),
      ],
    };
  } finally {
    await cluster.stop();
  }
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
    ...searches.map((words) => ({
      name: `portal search ${words}`,
      asks: () => ({ call: 'apiSearch/find', fields: { of: 'course', q: words } }),
    })),
  ];
}

/** Rows from the middle half of an order, evenly apart. */
async function spread(client, columns, order) {
  await client.query(`SET app.eid = '1001'`);
  const { rows } = await client.query(
    `SELECT ${columns} FROM (SELECT *, ntile(${learners * 2}) OVER (ORDER BY ${order}) AS part FROM courses
       WHERE eid = 1001 AND state = 'on_shelf' AND audience_id IS NULL) AS parted
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

function rowsOf(ratios) {
  const row = (what, begins, most, why) => worstOf(ratios, { what, begins, most, why });
  return [
    row('a course by key', 'course', mostForKeyed),
    row('first page of the list, worst of four orders', 'first page', mostForKeyed),
    row('deep page of the list, worst of four orders', 'deep page', mostForKeyed),
    row('search, worst of four', 'search', mostForSearch, seldomTogether),
    row('search of the whole portal, worst of four', 'portal search', mostForSearch, seldomTogether),
  ];
}
