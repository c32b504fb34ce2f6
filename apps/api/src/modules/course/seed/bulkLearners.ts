import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { addDays } from '../../../days/days.ts';
import { recordset } from './bulkRecords.ts';
import { begunBy, type bulkLearner, chance } from './bulkRows.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { departmentCalled } from '../../../platform/departments.ts';

type BulkLearner = ReturnType<typeof bulkLearner>;

const DAY_MS = 86_400_000;
const STUDY_DAYS = 14;

/** Progress of generated learners: courses of the run that made them. */
export interface BulkPast {
  /** Place of the batch's first learner in the run. */
  readonly from: number;
  readonly firstCourse: number;
  readonly courses: number;
  /** Epoch ms. */
  readonly now: number;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
}

/** Writes a batch of generated learners. */
export async function addBulkLearners(
  scope: TenantScope,
  batch: readonly BulkLearner[],
  passwordHash: string,
): Promise<void> {
  const ids = new Map<string, number | null>();
  for (const { department } of batch)
    if (!ids.has(department.zh_cn)) ids.set(department.zh_cn, (await departmentCalled(scope, department))?.id ?? null);
  const rows = batch.map((one) => ({ ...one, department_id: ids.get(one.department.zh_cn) ?? null }));
  await scope.tx.execute(sql`
    insert into users (eid, id, account, name, department, department_id, password_hash)
    select ${scope.eid}, r.*, ${passwordHash}
    from ${recordset(rows, 'id bigint, account text, name jsonb, department jsonb, department_id bigint')}`);
  await settlePeople(
    scope,
    batch.map(({ id }) => id),
  );
}

/** Writes the begun and learned courses of a batch of generated learners, and their last two weeks' study days. */
export async function addBulkPast(scope: TenantScope, batch: readonly BulkLearner[], past: BulkPast): Promise<void> {
  await addProgress(
    scope,
    batch.flatMap((learner, index) => begunCourses(learner.id, past.from + index, past)),
  );
  const days = batch.flatMap(({ id }, index) => studied(id, past.from + index, past.today));
  await scope.tx.execute(sql`
    insert into study_days (eid, user_id, date, seconds)
    select ${scope.eid}, r.* from ${recordset(days, 'user_id bigint, date date, seconds float8')}`);
}

/** Courses that the n-th learner has begun, each once; popular ones more often. */
function begunCourses(userId: number, n: number, { firstCourse, courses, now }: BulkPast) {
  const begun = new Set<number>();
  for (let index = 0; index < begunBy(n) && courses > 0; index += 1) {
    begun.add(firstCourse + Math.floor(chance(n, 40 + index) ** 2 * courses));
  }
  return [...begun].map((course_id, index) => ({
    user_id: userId,
    course_id,
    share: chance(n, 80 + index) < 0.5 ? 1 : chance(n, 120 + index),
    at: new Date(now - Math.floor(chance(n, 160 + index) * 60 * DAY_MS)).toISOString(),
  }));
}

function studied(userId: number, n: number, today: string) {
  return Array.from({ length: STUDY_DAYS }, (_, ago) => ago)
    .filter((ago) => chance(n, 200 + ago) < 0.5)
    .map((ago) => ({
      user_id: userId,
      date: addDays(today, -ago),
      seconds: 120 + Math.floor(chance(n, 220 + ago) * 3600),
    }));
}

/**
 * Progress of `share` of each course, from its first chapter on. The database calculates the chapters, which it has:
 * whole ones are learned, the next is watched in part.
 */
async function addProgress({ tx, eid }: TenantScope, begun: readonly object[]): Promise<void> {
  const rows = recordset(begun, 'user_id bigint, course_id bigint, share float8, at timestamptz');
  await tx.execute(sql`
    with begun as materialized (
      select r.*, c.id as chapter_id, c.no, c.duration_s,
        least(c.duration_s, r.share * k.duration_s - coalesce(sum(c.duration_s) over before, 0)) as watched_s
      from ${rows}
        join courses k on k.eid = ${eid} and k.id = r.course_id
        join chapters c on c.eid = ${eid} and c.course_id = r.course_id
      window before as (partition by r.user_id, r.course_id order by c.no rows between unbounded preceding and 1 preceding)
    ), stands as materialized (
      select *, watched_s >= 0.95 * duration_s as learned, round(watched_s::numeric, 3) as seconds
      from begun where watched_s > 1
    ), put as (
      insert into chapter_progress (eid, user_id, course_id, chapter_id, watched, position_s, studied_s, learned, learned_at, last_beat_at)
      select ${eid}, user_id, course_id, chapter_id, jsonb_build_array(jsonb_build_array(0, seconds)), seconds, seconds,
        learned, case when learned then at end, at
      from stands
    )
    insert into course_progress (eid, user_id, course_id, state, learned_chapters, left_s, studied_s, last_chapter_id,
      last_studied_at, completed_at, enrolled_at)
    select ${eid}, s.user_id, s.course_id, case when bool_and(s.share = 1) then 'learned' else 'learning' end,
      count(*) filter (where s.learned),
      case when bool_and(s.share = 1) then 0 else greatest(0, 0.95 * max(k.duration_s) - sum(s.watched_s)) end,
      sum(s.watched_s), (array_agg(s.chapter_id order by s.no desc))[1], max(s.at),
      case when bool_and(s.share = 1) then max(s.at) end, max(s.at) - interval '7 days'
    from stands s join courses k on k.eid = ${eid} and k.id = s.course_id
    group by s.user_id, s.course_id`);
}
