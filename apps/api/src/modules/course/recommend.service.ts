import type { CallOutput } from '@banyan/contracts';
import type { RecommendReason, recommendedCourses } from '@banyan/contracts/course';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { localised, type Localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, withCards, type CardRow } from './cards.ts';
import { courses } from './course.schema.ts';
import { orderOf } from './courseOrder.ts';
import { notBegun } from './library.service.ts';
import { coursePackages, packageCourses } from './package.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { readOrganisation } from '../../platform/audience/organisation.ts';

type Ctx = CallContext<Learner>;

const MOST = 8;
/** Most courses of one reason, so that no reason takes all places. */
const EACH = 3;

interface Found {
  readonly card: CardRow;
  readonly reason: RecommendReason;
  readonly because: Localised | null;
}

/** Courses to begin, each with its reason; required ones first, no course twice. */
export async function recommendCourses(ctx: Ctx): Promise<CallOutput<typeof recommendedCourses>> {
  const found = [
    ...(await required(ctx)),
    ...(await nextInPackages(ctx)),
    ...(await nearStudied(ctx)),
    ...(await ofDepartment(ctx)),
  ];
  const once = found.filter(({ card }, index) => found.findIndex((one) => one.card.id === card.id) === index);
  return {
    items: await withCards(ctx, once.slice(0, MOST), (course, { reason, because }) => ({
      course,
      reason,
      because: because === null ? '' : localised(because, ctx.viewer.language),
    })),
  };
}

const begin = (ctx: Ctx, where: SQL | undefined, limit = EACH) =>
  ctx.scope.tx
    .select(cardColumns)
    .from(courses)
    .where(ctx.scope.only(courses, onShelfFor(ctx), notBegun(ctx), where))
    .orderBy(...orderOf('default').orderBy())
    .limit(limit);

/** Courses that the enterprise requires of the learner, by their end. */
async function required(ctx: Ctx): Promise<Found[]> {
  const { scope } = ctx;
  const rows = await scope.tx
    .select(cardColumns)
    .from(courses)
    .where(scope.only(courses, onShelfFor(ctx), notBegun(ctx), eq(courses.required, true)))
    .orderBy(sql`${courses.requiredUntil} asc nulls last`, desc(courses.publishedAt), desc(courses.id))
    .limit(EACH);
  return rows.map((card) => ({ card, reason: 'required', because: null }));
}

/** Courses for the learner's department, or one above it, and not for everyone. */
async function ofDepartment(ctx: Ctx): Promise<Found[]> {
  const { scope, viewer } = ctx;
  const [person] = await scope.tx
    .select({ id: users.departmentId, department: users.department })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const department = person?.id ?? null;
  if (department === null) return [];
  const line = (await readOrganisation(scope)).lineOf(department);
  const named = sql`exists (
    select 1 from ${audiences} a, jsonb_array_elements_text(a.terms -> 'departments') of_department (id)
    where a.eid = ${scope.eid} and a.id = ${courses.audienceId} and of_department.id::bigint = any(${sql.param([...line])}::bigint[]))`;
  const rows = await begin(ctx, named);
  return rows.map((card) => ({ card, reason: 'department', because: person?.department ?? null }));
}

/** The first course not begun of each package that was begun. */
async function nextInPackages(ctx: Ctx): Promise<Found[]> {
  const { scope, viewer } = ctx;
  const begun = sql`exists (select 1 from ${packageCourses} other
    join ${courseProgress} p on p.eid = other.eid and p.course_id = other.course_id
    where other.eid = ${coursePackages.eid} and other.package_id = ${coursePackages.id}
      and p.user_id = ${viewer.userId} and p.state <> 'not_studied')`;
  const rows = await scope.tx
    .selectDistinctOn([coursePackages.id], { card: cardColumns, title: coursePackages.title })
    .from(packageCourses)
    .innerJoin(
      coursePackages,
      and(eq(coursePackages.eid, packageCourses.eid), eq(coursePackages.id, packageCourses.packageId)),
    )
    .innerJoin(courses, and(eq(courses.eid, packageCourses.eid), eq(courses.id, packageCourses.courseId)))
    .where(scope.only(packageCourses, onShelfFor(ctx), notBegun(ctx), eq(coursePackages.onShelf, true), begun))
    .orderBy(asc(coursePackages.id), asc(packageCourses.no))
    .limit(EACH);
  return rows.map(({ card, title }) => ({ card, reason: 'package', because: title }));
}

/** Courses of the same topic or subject as those that were studied last. */
async function nearStudied(ctx: Ctx): Promise<Found[]> {
  const { scope, viewer } = ctx;
  const last = await scope.tx
    .select({ id: courses.id, title: courses.title, topic: courses.topic, subject: courses.subject })
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.eid, courseProgress.eid), eq(courses.id, courseProgress.courseId)))
    .where(
      scope.only(courseProgress, eq(courseProgress.userId, viewer.userId), isNotNull(courseProgress.lastStudiedAt)),
    )
    .orderBy(desc(courseProgress.lastStudiedAt))
    .limit(EACH);
  const found: Found[] = [];
  for (const { id, title, topic, subject } of last) {
    if (subject === null) continue;
    const near = or(topic === null ? undefined : eq(courses.topic, topic), inArray(courses.subject, [subject]));
    const [card] = await begin(
      ctx,
      and(
        near,
        ne(courses.id, id),
        found.length === 0
          ? undefined
          : sql`${courses.id} not in (${sql.join(
              found.map((one) => sql`${one.card.id}`),
              sql`, `,
            )})`,
      ),
      1,
    );
    if (card !== undefined) found.push({ card, reason: 'studied', because: title });
  }
  return found;
}
