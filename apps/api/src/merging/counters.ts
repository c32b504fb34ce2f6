import { sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import type { Pair } from './mergeRows.ts';

/** A number that repeats how many people have a row: of two rows of one person one counts. */
interface Counter {
  /** Table with a row for each person. */
  readonly rows: string;
  /** Table and column with the number. */
  readonly of: string;
  readonly column: string;
  /** Columns of the row, each with the column of the thing that it names. */
  readonly key: Readonly<Record<string, string>>;
  /** Condition of rows that count. */
  readonly where?: string;
}

const counters: readonly Counter[] = [
  { rows: 'course_progress', of: 'courses', column: 'learners', key: { course_id: 'id' } },
  { rows: 'course_praises', of: 'courses', column: 'praises', key: { course_id: 'id' }, where: 'praised' },
  { rows: 'comment_praises', of: 'course_comments', column: 'praises', key: { comment_id: 'id' }, where: 'praised' },
  {
    ...{ rows: 'community_praises', of: 'community_posts', column: 'praises', key: { post_id: 'id' } },
    where: 'praised and comment_id = 0',
  },
  {
    ...{ rows: 'community_praises', of: 'community_comments', column: 'praises', key: { comment_id: 'id' } },
    where: 'praised and comment_id <> 0',
  },
  { rows: 'community_views', of: 'community_posts', column: 'views', key: { post_id: 'id' } },
  {
    ...{ rows: 'community_reports', of: 'community_cases', column: 'people' },
    key: { post_id: 'post_id', comment_id: 'comment_id' },
  },
  { rows: 'live_wants', of: 'live_lines', column: 'wants', key: { line_id: 'id' } },
  { rows: 'training_enrolments', of: 'training_programmes', column: 'people', key: { programme_id: 'id' } },
];

/** Takes one off each number in which the person was counted by both accounts, before their rows become one. */
export async function countOnce(scope: TenantScope, pair: Pair): Promise<void> {
  for (const counter of counters) await takeOff(scope, pair, counter);
  await rateOnce(scope, pair);
}

const takeOff = (
  { eid, tx }: TenantScope,
  { gone, kept }: Pair,
  { column, key, of, rows, where = 'true' }: Counter,
) => {
  const names = sql.raw(Object.keys(key).join(', '));
  const joins = sql.raw(
    Object.entries(key)
      .map(([own, its]) => `t.${its} = twice.${own}`)
      .join(' and '),
  );
  const number = sql.identifier(column);
  return tx.execute(sql`
    update ${sql.identifier(of)} t set ${number} = greatest(0, t.${number} - 1)
    from (
      select ${names} from ${sql.identifier(rows)}
      where eid = ${eid} and user_id in (${gone}::bigint, ${kept}::bigint) and ${sql.raw(where)}
      group by ${names} having count(distinct user_id) = 2
    ) twice
    where t.eid = ${eid} and ${joins}`);
};

/** Stars that both accounts gave a course: those of the account that stays count. */
async function rateOnce({ eid, tx }: TenantScope, { gone, kept }: Pair): Promise<void> {
  const twice = sql`(
    select g.course_id, g.stars from course_grades g
    join course_grades k on k.eid = g.eid and k.course_id = g.course_id and k.user_id = ${kept}::bigint
    where g.eid = ${eid} and g.user_id = ${gone}::bigint
  ) twice`;
  await tx.execute(sql`
    update course_spreads s set counts = array(
      select greatest(0, one.people - (one.star = twice.stars)::int)
      from unnest(s.counts) with ordinality as one (people, star) order by one.star)
    from ${twice} where s.eid = ${eid} and s.course_id = twice.course_id`);
  const spread = sql`(
    select round(10.0 * sum(one.people * one.star) / nullif(sum(one.people), 0))::int
    from course_spreads s, unnest(s.counts) with ordinality as one (people, star)
    where s.eid = c.eid and s.course_id = c.id)`;
  await tx.execute(sql`
    update courses c set
      ratings = greatest(0, c.ratings - 1),
      rating = coalesce(${spread}, round((c.rating * c.ratings - 10.0 * twice.stars) / greatest(1, c.ratings - 1))::int)
    from ${twice} where c.eid = ${eid} and c.id = twice.course_id`);
}
