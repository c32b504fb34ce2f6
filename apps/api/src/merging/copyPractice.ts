import { sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import type { Pair } from './mergeRows.ts';

/**
 * Adds the practice of the account that is closed once more for the one that stays: nobody may change answers. The runs
 * get their ids in the order of the old ones.
 */
export const copyPractice = ({ eid, tx }: TenantScope, { gone, kept }: Pair) =>
  tx.execute(sql`
    with olds as (
      select id, row_number() over (order by id) as place
      from practice_runs where eid = ${eid} and user_id = ${gone}::bigint
    ), added as (
      insert into practice_runs (eid, user_id, kind, key, drills, started_at, finished_at, answered, "right")
      select eid, ${kept}::bigint, kind, key, drills, started_at, finished_at, answered, "right"
      from practice_runs where eid = ${eid} and user_id = ${gone}::bigint order by id
      returning id
    ), news as (
      select id, row_number() over (order by id) as place from added
    )
    insert into practice_answers (eid, run_id, question_id, user_id, value, mark, at, in_book, card_before)
    select a.eid, news.id, a.question_id, ${kept}::bigint, a.value, a.mark, a.at, a.in_book, a.card_before
    from olds join news using (place) join practice_answers a on a.eid = ${eid} and a.run_id = olds.id`);
