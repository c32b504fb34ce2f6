import type { Audience } from '@banyan/contracts/organisation';
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { audiences } from '../platform/audience/audience.schema.ts';
import type { Emit } from '../ports/emit.ts';
import { keysOfTerms } from '../platform/audience/keys.ts';
import { settlePeople } from '../platform/audience/settle.ts';
import { copyPractice } from './copyPractice.ts';
import { countOnce } from './counters.ts';
import { mergeRows, type Pair } from './mergeRows.ts';

/** Needs of merging from modules. */
export interface MergingPorts {
  /** Takes a person out of the rankings, or in again. */
  readonly rank: (scope: TenantScope, userId: number, ranked: boolean) => Promise<void>;
  readonly emit: Emit;
}

/**
 * Makes two accounts of one person one: all that refers to the account that is closed refers to the other one then,
 * history apart. The rows of the accounts themselves are left to the caller.
 */
export async function mergePeople(scope: TenantScope, pair: Pair, { emit, rank }: MergingPorts): Promise<void> {
  await rank(scope, pair.gone, false);
  await rank(scope, pair.kept, false);
  await mergeAudiences(scope, pair);
  await mergeConversations(scope, pair);
  await mergeLists(scope, pair);
  await countOnce(scope, pair);
  await mergeRows(scope, pair);
  await copyPractice(scope, pair);
  await countChapters(scope, pair);
  await sumUp(scope, pair);
  await rank(scope, pair.kept, true);
  await settlePeople(scope, [pair.kept], emit);
}

/** Whether a person sits an exam at this moment. */
export async function sitsExam({ eid, tx }: TenantScope, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from exam_attempts where eid = ${eid} and user_id = ${id}::bigint and state = 'open' limit 1`,
  );
  return rows.length > 0;
}

/** Audiences that name the one name the other. */
async function mergeAudiences(scope: TenantScope, { gone, kept }: Pair): Promise<void> {
  const named = sql`${JSON.stringify([gone])}::jsonb`;
  const rows = await scope.tx
    .select({ id: audiences.id, terms: audiences.terms })
    .from(audiences)
    .where(
      scope.only(
        audiences,
        sql`(${audiences.terms} -> 'people' @> ${named} or ${audiences.terms} #> '{except,people}' @> ${named})`,
      ),
    );
  const swap = (ids: readonly number[]) =>
    [...new Set(ids.map((id) => (id === gone ? kept : id)))].sort((a, b) => a - b);
  for (const { id, terms } of rows) {
    const { except, ...taken } = terms;
    const wanted: Audience = {
      ...taken,
      people: swap(taken.people),
      except: { ...except, people: swap(except.people) },
    };
    const digest = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
    const isKnown = (await scope.tx.$count(audiences, scope.only(audiences, eq(audiences.digest, digest)))) > 0;
    await scope.tx
      .update(audiences)
      // An audience that is there twice then is found again by one of the two alone.
      .set({ terms: wanted, keys: keysOfTerms(wanted), ...(isKnown ? {} : { digest }) })
      .where(scope.only(audiences, eq(audiences.id, id)));
  }
}

/** Conversations with the same person become one; one between the two accounts ends. */
async function mergeConversations({ eid, tx }: TenantScope, { gone, kept }: Pair): Promise<void> {
  const own = sql`eid = ${eid} and ${gone}::bigint in (low_id, high_id)`;
  await tx.execute(sql`delete from message_conversations where ${own} and ${kept}::bigint in (low_id, high_id)`);
  const other = sql`case when g.low_id = ${gone}::bigint then g.high_id else g.low_id end`;
  await tx.execute(sql`
    update message_private p set conversation_id = k.id
    from message_conversations g join message_conversations k on k.eid = g.eid
      and k.low_id = least(${kept}::bigint, ${other}) and k.high_id = greatest(${kept}::bigint, ${other})
    where g.eid = ${eid} and ${gone}::bigint in (g.low_id, g.high_id) and p.eid = g.eid and p.conversation_id = g.id`);
  await tx.execute(sql`
    delete from message_conversations g using message_conversations k
    where g.eid = ${eid} and ${gone}::bigint in (g.low_id, g.high_id) and k.eid = g.eid
      and k.low_id = least(${kept}::bigint, ${other}) and k.high_id = greatest(${kept}::bigint, ${other})`);
  await tx.execute(sql`
    update message_conversations g
    set low_id = least(${kept}::bigint, ${other}), high_id = greatest(${kept}::bigint, ${other})
    where ${own}`);
  await tx.execute(sql`
    delete from message_blocks
    where eid = ${eid} and user_id in (${gone}::bigint, ${kept}::bigint) and person_id in (${gone}::bigint, ${kept}::bigint)`);
}

/** People whom lists within a row name. */
async function mergeLists({ eid, tx }: TenantScope, { gone, kept }: Pair): Promise<void> {
  await tx.execute(sql`
    update community_comments set mentions = (
      select jsonb_agg(
        case when (one ->> 'id')::bigint = ${gone}::bigint
          then jsonb_set(one, '{id}', to_jsonb(${kept}::bigint)) else one end
        order by place)
      from jsonb_array_elements(mentions) with ordinality as each (one, place))
    where eid = ${eid} and mentions @> ${JSON.stringify([{ id: gone }])}::jsonb`);
  // If both answered without a name there stay two, one of them nobody: anonymous sums grow with the number of people,
  // and would otherwise take a step that is one person short.
  await tx.execute(sql`
    update questionnaire_takers t
    set user_ids = array(
      select distinct unnest(array_replace(user_ids, ${gone}::bigint,
        case when q.anonymous and ${kept}::bigint = any(user_ids) then -(${gone}::bigint) else ${kept}::bigint end))
      order by 1)
    from questionnaires q
    where t.eid = ${eid} and q.eid = t.eid and q.id = t.questionnaire_id and ${gone}::bigint = any(user_ids)`);
}

/** Chapters that either account has learned count in the course. */
const countChapters = ({ eid, tx }: TenantScope, { kept }: Pair) =>
  tx.execute(sql`
    update course_progress p set learned_chapters = n.learned
    from (
      select course_id, count(*) filter (where learned)::int as learned from chapter_progress
      where eid = ${eid} and user_id = ${kept}::bigint group by course_id
    ) n
    where p.eid = ${eid} and p.user_id = ${kept}::bigint and p.course_id = n.course_id and p.learned_chapters < n.learned`);

/** Points and credits that the person's own row repeats. */
const sumUp = ({ eid, tx }: TenantScope, { gone, kept }: Pair) =>
  tx.execute(sql`
    update users u set
      score = case when u.id = ${kept}::bigint then coalesce(
        (select spendable from points_balances b where b.eid = u.eid and b.user_id = u.id), 0) else 0 end,
      credit = case when u.id = ${kept}::bigint then coalesce(
        (select sum(tenths)::int from credit_entries c where c.eid = u.eid and c.user_id = u.id), 0) else 0 end
    where u.eid = ${eid} and u.id in (${kept}::bigint, ${gone}::bigint)`);
