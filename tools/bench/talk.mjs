// Goal 15 for the community and the inbox: what feeds, lists of messages, counts and searches cost with a hundred times as much.
import { startPostgres } from '../lib/postgres.mjs';
import { ask } from './calls.mjs';
import { compareSizes, planRow, recordCalls, worstOf } from './compare.mjs';
import { databaseUrl, eid, execute, seededDatabase } from './database.mjs';
import { fillTalk, talkTables } from './talk-rows.mjs';

const few = 10_000;
const times = 100;
const learners = 20;
const repeats = 15;
const mostForKeyed = 1.5;
const mostForSearch = 4;

const orders = ['active', 'new', 'hot'];
/** Columns that a feed is sorted by, as a cursor has them. */
const sortedBy = {
  active: 'pinned, (extract(epoch from active_at) * 1000)::bigint, id',
  new: 'pinned, (extract(epoch from at) * 1000)::bigint, id',
  hot: 'pinned, hot, id',
};
const searches = ['刀', '首件', '热稳 首件', '没有人写过的词'];
const typed = ['三坐标测头撞了之后要不要重新标定', '首件检验怎么做'];

export async function measureTalk() {
  const cluster = await startPostgres();
  try {
    const small = await seededDatabase(cluster.url, { name: 'talk_small', courses: learners, learners });
    await execute(cluster.url, 'CREATE DATABASE talk_large TEMPLATE talk_small OWNER owner');
    const urlOf = (name, user) => databaseUrl(cluster.url, { name, user });
    const people = small.learners.map(({ userid }) => Number(userid));
    await fillTalk(urlOf('talk_small', 'postgres'), { rows: few, people });
    const began = performance.now();
    await fillTalk(urlOf('talk_large', 'postgres'), { rows: few * times, people });
    console.log(`filled in ${Math.round((performance.now() - began) / 1000)} s`);
    const urls = { small: urlOf('talk_small', 'owner'), large: urlOf('talk_large', 'owner') };
    const recorded = {};
    for (const size of ['small', 'large']) recorded[size] = await recordCalls(urls[size], small.learners, operationsOn);
    const ratios = await compareSizes(urls, recorded, repeats);
    const row = (what, begins, most = mostForKeyed) => worstOf(ratios, { what, begins, most });
    return {
      title: 'Community and messages',
      text: [
        `The statements of a learner’s calls on PostgreSQL with ${few.toLocaleString('en')} and with ${(few * times).toLocaleString('en')} posts of one enterprise, and as many`,
        `messages of ${learners} people (${((few * times) / learners).toLocaleString('en')} in each inbox, one in a hundred unread), in turns; each ratio is of medians`,
        `over ${learners} learners and ${repeats} rounds. Of several lists the worst counts.`,
      ].join('\n'),
      rows: [
        row('a post with its comments', 'post'),
        row('first page of a feed', 'feed'),
        row('deep page of a feed', 'deep feed'),
        row('first page of the inbox', 'inbox'),
        row('deep page of the inbox', 'deep inbox'),
        row('counts of messages and posts', 'counts'),
        row('search of posts', 'search', mostForSearch),
        row('similar questions', 'similar', mostForSearch),
        row('search of the inbox', 'words in the inbox', mostForSearch),
        await planRow(urlOf('talk_large', 'postgres'), {
          ...{ calls: Object.values(recorded.large).flat(), tables: talkTables, goal: '15' },
        }),
      ],
    };
  } finally {
    await cluster.stop();
  }
}

async function operationsOn(origin, client, [session]) {
  const feed = (fields) => ({
    call: 'apiCommunity/feed',
    fields: { kind: 'topic', order: 'active', category: '0', keyword: '', cursor: '', size: '20', ...fields },
  });
  const inbox = (fields) => ({
    call: 'apiMessage/list',
    fields: { box: 'own', about: 'all', unread: 'N', keyword: '', cursor: '', size: '20', ...fields },
  });
  await client.query(`SET app.eid = '${eid}'`);
  const [{ id: category }] = (await client.query('SELECT id FROM community_categories ORDER BY id LIMIT 1')).rows;
  const middle = await spread(client, 'id', 'id');
  const deep = {};
  for (const order of orders)
    deep[order] = await cursors(origin, session, feed({ order }), await spread(client, ...key(sortedBy[order])));
  const behind = await cursors(origin, session, inbox({}), await inboxKeys(client, Number(session.userid)));
  return [
    {
      name: 'post',
      asks: (at) => ({ call: 'apiCommunity/post', fields: { kind: 'topic', id: String(middle[at].id) } }),
    },
    ...orders.map((order) => ({ name: `feed by ${order}`, asks: () => feed({ order }) })),
    { name: 'feed unanswered', asks: () => feed({ kind: 'question', order: 'unanswered' }) },
    { name: 'feed of a category', asks: () => feed({ category: String(category) }) },
    ...orders.map((order) => ({
      name: `deep feed by ${order}`,
      asks: (at) => feed({ order, cursor: deep[order][at] }),
    })),
    { name: 'inbox own', asks: () => inbox({}) },
    { name: 'inbox of one kind', asks: () => inbox({ about: 'taskScore' }) },
    { name: 'inbox unread', asks: () => inbox({ unread: 'Y' }) },
    { name: 'deep inbox', asks: (at) => inbox({ cursor: behind[at] }) },
    { name: 'counts unread', asks: () => ({ call: 'apiCount/getIsshowCount', fields: {} }) },
    { name: 'counts around the feed', asks: () => ({ call: 'apiCommunity/home', fields: {} }) },
    {
      name: 'counts new',
      asks: () => ({
        call: 'apiCommunity/since',
        fields: { kind: 'topic', category: '0', after: String(Date.now() - 60_000) },
      }),
    },
    ...searches.map((keyword) => ({ name: `search ${keyword}`, asks: () => feed({ keyword }) })),
    ...typed.map((words) => ({
      name: `similar ${words}`,
      asks: () => ({ call: 'apiCommunity/similar', fields: { words } }),
    })),
    { name: 'words in the inbox', asks: () => inbox({ keyword: '没有人写过的词' }) },
  ];
}

const key = (columns) => [`jsonb_build_array(${columns}) AS key`, columns];

/** Topics from the middle half of an order, evenly apart. */
async function spread(client, columns, order) {
  const { rows } = await client.query(
    `SELECT ${columns} FROM (SELECT *, ntile(${learners * 2}) OVER (ORDER BY ${order}) AS part FROM community_posts
       WHERE eid = ${eid} AND kind = 'topic' AND state = 'shown' AND NOT pinned) AS parted
     WHERE part > ${learners / 2} AND part <= ${learners * 1.5}
     ORDER BY ${order}`,
  );
  return Array.from({ length: learners }, (_, at) => rows[Math.floor((at * rows.length) / learners)]);
}

async function inboxKeys(client, user) {
  const { rows } = await client.query(
    `SELECT jsonb_build_array((extract(epoch from at) * 1000)::bigint, id) AS key FROM messages
     WHERE eid = ${eid} AND user_id = ${user} AND box = 'own' ORDER BY at, id`,
  );
  return Array.from(
    { length: learners },
    (_, at) => rows[Math.floor(((at + learners) * rows.length) / (learners * 3))],
  );
}

/** Cursors into the middle of a list: that of its first page, moved to other rows. */
async function cursors(origin, session, { call, fields }, rows) {
  const page = await ask(origin, call, fields, session);
  const [order, direction] = JSON.parse(Buffer.from(page.next, 'base64url'));
  return rows.map((row) => Buffer.from(JSON.stringify([order, direction, row.key, 5001])).toString('base64url'));
}
