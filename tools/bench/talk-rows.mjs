// Many posts and messages out of the demo's few, for measuring.
import pg from 'pg';
import { withoutIndexes } from './clone.mjs';
import { eid } from './database.mjs';

export const talkTables = ['community_posts', 'community_search', 'messages'];

/** The kinds of messages in turns, each with its list. */
const kinds = {
  personal: 'own',
  at: 'at',
  praise: 'praise',
  comment: 'comment',
  information: 'information',
  taskScore: 'own',
  trainingPlan: 'own',
};

/**
 * Copies the demo's posts until there are so many, spread over two years, and gives each person their part of as many
 * messages, of which one in a hundred is unread. Indexes are built afterwards, from their own definitions.
 * @param {string} url database, as the superuser
 */
export async function fillTalk(url, { rows, people }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`);
    await withoutIndexes(client, 'community_posts', () => client.query(posts, [rows]));
    await withoutIndexes(client, 'community_search', () => client.query(searched));
    await withoutIndexes(client, 'messages', () =>
      client.query(inboxes, [Math.round(rows / people.length), people, Object.keys(kinds), Object.values(kinds)]),
    );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

// Of what a search looks for only the title's part is taken over: the index of all of it would take longer than the measuring.
const posts = `
  INSERT INTO community_posts (eid, kind, user_id, title, body, plain, grams, category_id, state, at, active_at, comments, hot)
  SELECT ${eid}, kind, user_id, title || ' ' || n, body, plain, grams[1:24], category_id, 'shown', moment, moment,
    comments, (extract(epoch from moment) - 1577836800 + (n::bigint * 7919 % 400000))::int
  FROM generate_series(1, $1::int) AS n
  JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS all_of_them
        FROM community_posts WHERE eid = ${eid}) AS demo ON demo.place = n % demo.all_of_them
  CROSS JOIN LATERAL (SELECT now() - n * (interval '730 days' / $1::int) AS moment) AS moments`;

// As the trigger does, which is off while the posts are copied.
const searched = `
  INSERT INTO community_search
    (eid, post_id, kind, user_id, category_id, state, pinned, at, active_at, hot, comments, closed, words)
  SELECT eid, id, kind, user_id, category_id, state, pinned, at, active_at, hot, comments, closed, community_words(eid, grams)
  FROM community_posts
  ON CONFLICT DO NOTHING`;

const inboxes = `
  INSERT INTO messages (eid, user_id, kind, box, source_type, source_id, params, words, at, read_at)
  SELECT ${eid}, person, ($3::text[])[1 + n % 7], ($4::text[])[1 + n % 7], 'notice', n::text,
    jsonb_build_object('title', '第 ' || n || ' 条通知', 'text', '请在下班前看完并确认'), '第 ' || n || ' 条通知' || chr(10) || '请在下班前看完并确认',
    moment, CASE WHEN n % 100 = 0 THEN NULL ELSE moment END
  FROM generate_series(1, $1::int) AS n, unnest($2::bigint[]) AS person
  CROSS JOIN LATERAL (SELECT now() - n * (interval '730 days' / $1::int) AS moment) AS moments`;
