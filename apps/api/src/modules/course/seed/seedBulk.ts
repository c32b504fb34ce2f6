import { max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { recountShelf } from '../counts.ts';
import { courseCategories } from '../course.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { dayOf } from '../../../days/days.ts';
import { addBulkCourses } from './bulkCourses.ts';
import { addBulkLearners, addBulkPast } from './bulkLearners.ts';
import { type BulkAround, bulkCourse, bulkLearner, type Place } from './bulkRows.ts';

const COURSES_PER_BATCH = 1000;
const LEARNERS_PER_BATCH = 500;

/** Amounts to make for measuring. */
export interface BulkOrder {
  readonly eid: number;
  /** Courses to add to the existing ones. */
  readonly courses: number;
  /** Learners to add (M000001 and so on, after existing ones), each with some of these courses begun and learned. */
  readonly learners: number;
  /** Password of all added learners, an Argon2id PHC string. */
  readonly passwordHash: string;
  /** Epoch ms. */
  readonly now: number;
  /** IANA zone of the enterprise's days. */
  readonly timeZone: string;
  /** Called after each batch with the progress. */
  progress?(done: string): void;
}

/**
 * Fills an enterprise, whose categories and lecturers must be there, with as many courses and learners as ordered.
 * Every batch is a transaction of its own, so that a long run neither keeps locks nor is lost as a whole.
 */
export async function seedBulk(db: Database, order: BulkOrder): Promise<void> {
  const { eid, now } = order;
  const around = await inTenant(db, eid, (scope) => aroundOf(scope, now));
  const firstCourse = await takeIds(db, 'courses', order.courses);
  for (const [from, count] of batches(order.courses, COURSES_PER_BATCH)) {
    const batch = Array.from({ length: count }, (_, i) => bulkCourse(from + i, firstCourse + from + i, around));
    await inTenant(db, eid, (scope) => addBulkCourses(scope, batch));
    order.progress?.(`${from + count} courses`);
  }
  await inTenant(db, eid, recountShelf);
  await addLearners(db, order, firstCourse);
}

async function addLearners(db: Database, order: BulkOrder, firstCourse: number): Promise<void> {
  const { eid, now } = order;
  const first = await takeIds(db, 'users', order.learners);
  const known = await inTenant(db, eid, countBulkLearners);
  const learners = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => bulkLearner(known + from + i, first + from + i));
  for (const [from, count] of batches(order.learners, LEARNERS_PER_BATCH)) {
    await inTenant(db, eid, (scope) => addBulkLearners(scope, learners(from, count), order.passwordHash));
  }
  // Every row of progress is checked against users, courses and chapters: with outdated statistics the planner would
  // read them whole each time.
  await db.orm.execute(sql`analyze`);
  const past = { firstCourse, courses: order.courses, now, today: dayOf(now, order.timeZone) };
  for (const [from, count] of batches(order.learners, LEARNERS_PER_BATCH)) {
    await inTenant(db, eid, (scope) => addBulkPast(scope, learners(from, count), { ...past, from: known + from }));
    order.progress?.(`${from + count} learners`);
  }
  await db.orm.execute(sql`analyze`);
}

/** Learners of earlier runs, after whom the new ones are numbered. */
async function countBulkLearners(scope: TenantScope): Promise<number> {
  const numbered = sql`${users.account} ~ '^M[0-9]{6}$'`;
  const [last] = await scope.tx
    .select({ account: max(users.account) })
    .from(users)
    .where(scope.only(users, numbered));
  return Number(last?.account?.slice(1) ?? 0);
}

function* batches(total: number, size: number): Generator<readonly [from: number, count: number]> {
  for (let from = 0; from < total; from += size) yield [from, Math.min(size, total - from)];
}

async function aroundOf(scope: TenantScope, now: number): Promise<BulkAround> {
  const { eid } = scope;
  const nodes = await scope.tx.select().from(courseCategories).where(scope.only(courseCategories));
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const places = nodes.flatMap(({ key, level, parent, motif }): Place[] => {
    const above = byKey.get(parent ?? '')?.parent;
    return level === 3 && above != null ? [{ field: above, subject: parent, topic: key, motif }] : [];
  });
  const teachers = await scope.tx
    .select({ id: lecturers.id, name: sql<string>`${lecturers.name} ->> 'zh_cn'` })
    .from(lecturers)
    .where(scope.only(lecturers));
  if (places.length === 0 || teachers.length === 0) throw new Error(`enterprise ${eid} has no categories or lecturers`);
  return { eid, places, lecturers: teachers, now };
}

/** The first of `count` ids that are taken from the table's sequence in one go; the serving role may not. */
async function takeIds(db: Database, table: 'courses' | 'users', count: number): Promise<number> {
  const taken = await db.orm.execute<{ last: string | number }>(sql`
    select setval(sequence, nextval(sequence) + ${count}) as last from pg_get_serial_sequence(${table}, 'id') as sequence`);
  return Number(taken.rows[0]?.last) - count;
}
