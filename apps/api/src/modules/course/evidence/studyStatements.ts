import { type CallInput, type CallOutput } from '@banyan/contracts';
import { studyStatements as call, type XapiStatement } from '@banyan/contracts/course';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import type { CallContext, Learner } from '../../../http/context.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { hosts, users } from '../../../platform/enterprise.schema.ts';
import { chapters, courses } from '../course.schema.ts';
import { chapterProgress } from '../progress.schema.ts';
import { studySittings } from './sitting.schema.ts';
import { statementsOf, type Studied } from './statements.ts';

type ProgressRow = typeof chapterProgress.$inferSelect;
type OriginOf = (host: string) => string;

/** Statements about chapters that a person studied, in the order of the chapters. */
async function statementsAbout(
  scope: TenantScope,
  userId: number,
  rows: readonly ProgressRow[],
  originOf: OriginOf,
): Promise<XapiStatement[][]> {
  if (rows.length === 0) return [];
  const { eid, tx } = scope;
  const [host] = await tx.select().from(hosts).where(scope.only(hosts)).orderBy(asc(hosts.host)).limit(1);
  const [person] = await tx
    .select({ account: users.account, name: users.name })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  const chapterIds = rows.map(({ chapterId }) => chapterId);
  const found = await tx
    .select({ chapter: chapters, course: { id: courses.id, title: courses.title } })
    .from(chapters)
    .innerJoin(courses, and(eq(courses.eid, chapters.eid), eq(courses.id, chapters.courseId)))
    .where(scope.only(chapters, inArray(chapters.id, chapterIds)));
  const sittings = await tx
    .select()
    .from(studySittings)
    .where(scope.only(studySittings, eq(studySittings.userId, userId), inArray(studySittings.chapterId, chapterIds)))
    .orderBy(asc(studySittings.startedAt), asc(studySittings.id));
  return rows.map((row) => {
    const of = found.find(({ chapter }) => chapter.id === row.chapterId);
    if (of === undefined || person === undefined) return [];
    const studied: Studied = {
      userId,
      account: person.account,
      name: localised(person.name, 'zh_cn'),
      origin: originOf(host?.host ?? `${eid}.localhost`),
      course: of.course,
      chapter: of.chapter,
      watched: row.watched,
      positionS: row.positionS,
      studiedS: row.studiedS,
      learnedAt: row.learnedAt,
      lastBeatAt: row.lastBeatAt,
      sittings: sittings.filter(({ chapterId }) => chapterId === row.chapterId),
    };
    return statementsOf(studied);
  });
}

/** All of a person's study, as statements. */
export async function allStatements(scope: TenantScope, userId: number, originOf: OriginOf): Promise<XapiStatement[]> {
  const rows = await scope.tx
    .select()
    .from(chapterProgress)
    .where(scope.only(chapterProgress, eq(chapterProgress.userId, userId)))
    .orderBy(asc(chapterProgress.courseId), asc(chapterProgress.chapterId));
  return (await statementsAbout(scope, userId, rows, originOf)).flat();
}

const byChapter = keyset<ProgressRow>(
  [chapterProgress.courseId, chapterProgress.chapterId],
  ({ chapterId, courseId }) => [courseId, chapterId],
  'ascending',
);

/** The learner's study as statements, chapter by chapter. */
export async function listStatements(
  { portalOrigin, scope, viewer }: CallContext<Learner>,
  input: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> {
  return keysetPage(call, input, {
    by: byChapter,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(chapterProgress)
        .where(scope.only(chapterProgress, eq(chapterProgress.userId, viewer.userId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) =>
      (await statementsAbout(scope, viewer.userId, rows, portalOrigin)).map((statements, index) => ({
        chapterId: rows[index]?.chapterId ?? 0,
        statements,
      })),
  });
}
