import type { CallOutput } from '@banyan/contracts';
import type { homeworkFigures } from '@banyan/contracts/training';
import { sql } from 'drizzle-orm';
import { localised, type Localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';

const MOST = 20;

/** Results of the homework that opened last; the latest submission of each learner counts. */
export async function readFigures({ scope, viewer }: CallContext): Promise<CallOutput<typeof homeworkFigures>> {
  const { eid, tx } = scope;
  const { rows } = await tx.execute<{
    id: string;
    title: Localised;
    full_score: number;
    handed_in: number;
    waiting: number;
    passed: number;
    failed: number;
    mean: number | null;
  }>(sql`
    select h.id, h.title, h.full_score, f.* from homeworks h cross join lateral (
      select count(*)::int as handed_in, count(*) filter (where state = 'marking')::int as waiting,
        count(*) filter (where state = 'passed')::int as passed, count(*) filter (where state = 'failed')::int as failed,
        round(avg(score))::int as mean
      from (
        select distinct on (user_id) state, score from homework_submissions
        where eid = ${eid} and homework_id = h.id order by user_id, no desc
      ) last where state <> 'withdrawn'
    ) f
    where h.eid = ${eid} and f.handed_in > 0 order by h.opens_at desc, h.id desc limit ${MOST}`);
  return {
    items: rows.map(({ id, title, full_score: fullScore, handed_in: handedIn, waiting, passed, failed, mean }) => ({
      id: Number(id),
      title: localised(title, viewer.language),
      ...{ handedIn, waiting, passed, failed, mean, fullScore },
    })),
  };
}
