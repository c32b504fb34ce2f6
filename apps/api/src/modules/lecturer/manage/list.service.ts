import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import { exportLecturers, manageLecturers, type LecturerKind, type ManagedLecturer } from '@banyan/contracts/teaching';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { mentionEach } from '../../../db/localised.ts';
import type { CallContext } from '../../../http/context.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { listExport, type ExportKind } from '../../../platform/listExport.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { cardsOf, type LecturerRow } from '../cards.ts';
import type { LecturerPorts } from '../lecturer.ports.ts';
import { lecturerApplications, lecturerBookings } from '../lecturer.schema.ts';
import { lecturersWithin, type Ctx } from './within.ts';

export type Ports = Pick<LecturerPorts, 'countHosted' | 'countTaught' | 'photosOf'>;
type Filters = Pick<CallInput<typeof manageLecturers>, 'kind' | 'q' | 'state'>;

const newest = keyset<LecturerRow>([lecturers.id], ({ id }) => [id]);

function lecturersWhere(ctx: Ctx, { kind, q, state }: Filters, permission: Permission): SQL | undefined {
  return and(
    lecturersWithin(ctx, permission),
    mentionEach([lecturers.name, lecturers.title, lecturers.department, lecturers.bio], q),
    kind === '' ? undefined : eq(lecturers.kind, kind),
    state === 'ended' ? isNotNull(lecturers.endedAt) : isNull(lecturers.endedAt),
  );
}

/** Lecturers that the filters find. */
export async function listManaged(
  ctx: ManageContext,
  input: CallInput<typeof manageLecturers>,
  ports: Ports,
): Promise<CallOutput<typeof manageLecturers>> {
  const { scope, viewer } = ctx;
  const where = lecturersWhere(ctx, input, 'courses.see');
  const page = await keysetPage(manageLecturers, input, {
    by: newest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(lecturers)
        .where(scope.only(lecturers, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => managedLecturers(ctx, rows, ports),
  });
  // The review desk is for administrators, who do not answer their own application.
  const waits = and(eq(lecturerApplications.state, 'waiting'), ne(lecturerApplications.userId, viewer.userId));
  return {
    ...page,
    total: await scope.tx.$count(lecturers, scope.only(lecturers, where)),
    applications:
      viewer.role === 'admin'
        ? await scope.tx.$count(lecturerApplications, scope.only(lecturerApplications, waits))
        : 0,
  };
}

/** The context in which lecturers are shown as cards. */
export type Shown = Pick<CallContext, 'contentUrl' | 'now' | 'scope'> & { readonly viewer: ManageContext['viewer'] };

/** Lecturers as lists of the console show them. */
export async function managedLecturers(
  ctx: Shown,
  rows: readonly LecturerRow[],
  ports: Ports,
): Promise<ManagedLecturer[]> {
  if (rows.length === 0) return [];
  const cards = new Map((await cardsOf(ctx, rows, ports)).map((card) => [card.id, card]));
  const people = rows.flatMap(({ userId }) => userId ?? []);
  const hosted = await ports.countHosted(ctx.scope, people);
  const booked = await bookingsOf(ctx, rows);
  const accounts = await accountsOf(ctx, people);
  return rows.flatMap((row) => {
    const card = cards.get(row.id);
    if (card === undefined) return [];
    const { courses, department, id, image, kind, labels, name, rating, ratings, title } = card;
    return {
      ...{ id, name, image, title, department, kind, labels, courses, rating, ratings },
      state: row.endedAt === null ? ('active' as const) : ('ended' as const),
      account: accounts.get(row.userId ?? 0) ?? '',
      rooms: hosted.get(row.userId ?? 0) ?? 0,
      bookings: booked.get(row.id)?.all ?? 0,
      waiting: booked.get(row.id)?.waiting ?? 0,
    };
  });
}

async function accountsOf({ scope }: Pick<Shown, 'scope'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.id, [...ids])));
  return new Map(rows.map(({ account, id }) => [id, account]));
}

async function bookingsOf({ scope }: Pick<Shown, 'scope'>, rows: readonly LecturerRow[]) {
  const counted = await scope.tx
    .select({
      id: lecturerBookings.lecturerId,
      all: sql<number>`count(*) filter (where ${lecturerBookings.state} <> 'cancelled')::int`,
      waiting: sql<number>`count(*) filter (where ${lecturerBookings.state} = 'waiting')::int`,
    })
    .from(lecturerBookings)
    .where(
      scope.only(
        lecturerBookings,
        inArray(
          lecturerBookings.lecturerId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(lecturerBookings.lecturerId);
  return new Map(counted.map(({ id, ...counts }) => [id, counts]));
}

const kinds: Readonly<Record<LecturerKind, readonly [zh: string, en: string]>> = {
  internal: ['内部', 'Internal'],
  external: ['外部', 'External'],
  public: ['公开课', 'Public classes'],
};

/** The list of lecturers as a file. */
export const managedLecturersExport = (ports: Omit<Ports, 'photosOf'>): ExportKind =>
  listExport({
    name: 'lecturers',
    call: exportLecturers,
    async read(around, asked) {
      const { now, scope } = around;
      const rows = await scope.tx
        .select()
        .from(lecturers)
        .where(scope.only(lecturers, lecturersWhere(around, asked, 'courses.export')))
        .orderBy(asc(lecturers.id));
      // Pictures are no part of the file: no address is made.
      const ctx = { ...around, now: () => now, contentUrl: () => ({ url: '' }) } as unknown as Shown;
      return managedLecturers(ctx, rows, { ...ports, photosOf: () => Promise.resolve(new Map()) });
    },
    columns: ({ at }) => [
      { head: ['姓名', 'Name'], cell: ({ name }) => name },
      { head: ['头衔', 'Title'], cell: ({ title }) => title },
      { head: ['部门', 'Department'], cell: ({ department }) => department },
      { head: ['类型', 'Kind'], cell: ({ kind }) => kinds[kind][at] },
      { head: ['账号', 'Account'], cell: ({ account }) => account },
      { head: ['擅长', 'Fields'], cell: ({ labels }) => labels.join(', ') },
      { head: ['课程', 'Courses'], cell: ({ courses }) => String(courses) },
      { head: ['直播', 'Live rooms'], cell: ({ rooms }) => String(rooms) },
      { head: ['预约', 'Bookings'], cell: ({ bookings }) => String(bookings) },
      { head: ['评分', 'Rating'], cell: ({ rating }) => (rating === null ? '' : String(rating / 10)) },
      {
        head: ['状态', 'State'],
        cell: ({ state }) => (state === 'ended' ? (['已停用', 'Ended'] as const) : (['在任', 'Active'] as const))[at],
      },
    ],
  });
