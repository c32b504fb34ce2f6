import { type CallInput, type CallOutput, type Permission } from '@banyan/contracts';
import { coursePeople, exportCoursePeople, type PersonInCourse, type remindLearners } from '@banyan/contracts/course';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { messageSent } from '../../../../effects/messageSent.ts';
import { localised, type Localised } from '../../../../db/localised.ts';
import { keyset, keysetPage } from '../../../../paging/keyset.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import { listExport, type ExportAround } from '../../../../platform/listExport.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { courseProgress } from '../../progress.schema.ts';
import { courseWithin } from '../within.ts';
import { peopleOfCourse, seatIn, standOf } from './people.ts';

const columns = {
  id: users.id,
  name: users.name,
  account: users.account,
  department: users.department,
  enrolledAt: courseProgress.enrolledAt,
  completedAt: courseProgress.completedAt,
  learned: courseProgress.learnedChapters,
  leftS: courseProgress.leftS,
  studiedAt: courseProgress.lastStudiedAt,
};
interface Row {
  readonly id: number;
  readonly name: Localised;
  readonly account: string;
  readonly department: Localised | null;
  readonly enrolledAt: Date | null;
  readonly completedAt: Date | null;
  readonly learned: number | null;
  readonly leftS: number | null;
  readonly studiedAt: Date | null;
}
const byId = keyset<Row>([users.id], ({ id }) => [id], 'ascending');

const shownTo =
  ({ viewer }: Pick<ExportAround, 'viewer'>) =>
  ({ account, department, id, learned, leftS, name, studiedAt, ...seat }: Row): PersonInCourse => ({
    ...{ id, account, leftS, learned: learned ?? 0, stand: standOf(seat) },
    name: localised(name, viewer.language),
    department: department === null ? '' : localised(department, viewer.language),
    studiedAt: studiedAt?.getTime() ?? null,
  });

/** People for whom a course is or who have begun it. */
export async function listPeople(
  ctx: ManageContext,
  input: CallInput<typeof coursePeople>,
): Promise<CallOutput<typeof coursePeople>> {
  const { scope } = ctx;
  const course = await courseWithin(ctx, input.id, 'courses.see');
  const own = peopleOfCourse(ctx, course, 'courses.see', input);
  const page = await keysetPage(coursePeople, input, {
    by: byId,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select(columns)
        .from(users)
        .leftJoin(courseProgress, seatIn(course))
        .where(scope.only(users, own, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map(shownTo(ctx)),
  });
  const found = scope.tx.select({ id: users.id }).from(users).leftJoin(courseProgress, seatIn(course));
  return {
    ...page,
    total: await scope.tx.$count(found.where(scope.only(users, own)).as('found')),
    chapters: course.chapterCount,
  };
}

/** Reminds those of these people who have not finished a course. Who has finished meanwhile is left out. */
export async function remind(
  ctx: ManageContext,
  { id, people }: CallInput<typeof remindLearners>,
): Promise<CallOutput<typeof remindLearners>> {
  const { emit, scope } = ctx;
  const course = await courseWithin(ctx, id, 'courses.assign');
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(courseProgress, seatIn(course))
    .where(
      scope.only(
        users,
        and(
          inArray(users.id, [...people]),
          isNull(courseProgress.completedAt),
          peopleOfCourse(ctx, course, 'courses.assign'),
        ),
      ),
    );
  if (rows.length === 0) return { reminded: 0 };
  const { en, zh_cn } = course.title;
  await emit(scope, messageSent, {
    userIds: rows.map((row) => row.id),
    kind: 'information',
    source: { type: 'course', id: String(id) },
    params: {
      title: { zh_cn: `请学完：${zh_cn}`, en: `Please finish: ${en ?? zh_cn}` },
      text: {
        zh_cn: '这门课还没有学完。打开课程，会从上次的地方继续。',
        en: 'You have not finished this course. It goes on where you stopped.',
      },
    },
    again: true,
  });
  ctx.changed({
    ...{ type: 'course', id, name: zh_cn },
    changes: [{ field: 'reminded', before: null, after: String(rows.length) }],
  });
  return { reminded: rows.length };
}

const may: Permission = 'courses.export';
/** The people of a course as a file. */
export const coursePeopleExport = listExport({
  name: 'coursePeople',
  call: exportCoursePeople,
  async read(around, asked) {
    const { scope } = around;
    const { id, ...found } = asked;
    const course = await courseWithin(around, id, may);
    const rows = await scope.tx
      .select(columns)
      .from(users)
      .leftJoin(courseProgress, seatIn(course))
      .where(scope.only(users, peopleOfCourse(around, course, may, found)))
      .orderBy(asc(users.id));
    return rows.map(shownTo(around));
  },
  columns: ({ at, moment }) => {
    const stands = {
      finished: ['学完', 'Finished'],
      learning: ['在学', 'In it'],
      not_begun: ['没开始', 'Not begun'],
    } as const;
    return [
      { head: ['账号', 'Account'], cell: ({ account }) => account },
      { head: ['姓名', 'Name'], cell: ({ name }) => name },
      { head: ['部门', 'Department'], cell: ({ department }) => department },
      { head: ['状态', 'State'], cell: ({ stand }) => stands[stand][at] },
      { head: ['学完章数', 'Learned chapters'], cell: ({ learned }) => String(learned) },
      {
        head: ['剩余分钟', 'Minutes left'],
        cell: ({ leftS }) => (leftS === null ? '' : String(Math.ceil(leftS / 60))),
      },
      { head: ['最近学习', 'Last study'], cell: ({ studiedAt }) => moment(studiedAt) },
    ];
  },
});
