import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { lecturerApplications as listCall, answerApplication } from '@banyan/contracts/teaching';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { recordAct } from '../../platform/audit.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { openDesk } from './accounts.ts';
import { shownApplications } from './apply.service.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerApplications, type ApplicationRow } from './lecturer.schema.ts';
import { tellApplicant } from './told.ts';

type Ctx = CallContext<Learner>;

const waitsLongest = keyset<ApplicationRow>(
  [lecturerApplications.at, lecturerApplications.id],
  ({ at, id }) => [at, id],
  'ascending',
);
const answeredLast = keyset<ApplicationRow>(
  [lecturerApplications.reviewedAt, lecturerApplications.id],
  ({ id, reviewedAt }) => [reviewedAt ?? 0, id],
);

/** Applications that wait, or that were decided. */
export async function listApplications(
  ctx: Ctx,
  input: CallInput<typeof listCall>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof listCall>> {
  const { scope, viewer } = ctx;
  const open = input.state === 'open';
  const waits = and(eq(lecturerApplications.state, 'waiting'), ne(lecturerApplications.userId, viewer.userId));
  const page = await keysetPage(listCall, input, {
    by: open ? waitsLongest : answeredLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(lecturerApplications)
        .where(scope.only(lecturerApplications, open ? waits : ne(lecturerApplications.state, 'waiting'), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownApplications(ctx, rows, ports),
  });
  return { ...page, waiting: await scope.tx.$count(lecturerApplications, scope.only(lecturerApplications, waits)) };
}

/** Makes the applicant a lecturer of the enterprise, whose account may open the lecturer's desk from now on. */
async function admit({ emit, now, scope, viewer }: Ctx, row: ApplicationRow): Promise<void> {
  const [person] = await scope.tx
    .select({ name: users.name, department: users.department })
    .from(users)
    .where(scope.only(users, eq(users.id, row.userId)))
    .for('no key update');
  if (person === undefined) throw new Refusal(ErrorCode.notFound);
  const typed = (words: readonly string[]) => words.map((word) => ({ zh_cn: word }));
  const values = {
    name: person.name,
    title: { zh_cn: row.expertise },
    department: person.department,
    bio: { zh_cn: row.introduction },
    kind: 'internal' as const,
    labels: typed(row.labels),
    cities: typed(row.cities),
    gender: row.gender,
    album: row.images,
  };
  // Somebody who was a lecturer before is the same one again, with their courses and opinions; one by now stays as written.
  const [known] = await scope.tx
    .select({ id: lecturers.id, endedAt: lecturers.endedAt })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.userId, row.userId)))
    .orderBy(sql`${lecturers.endedAt} desc nulls first`, desc(lecturers.id))
    .limit(1);
  if (known === undefined)
    await scope.tx.insert(lecturers).values(scope.row(lecturers, { ...values, userId: row.userId }));
  else if (known.endedAt !== null)
    await scope.tx
      .update(lecturers)
      .set({ ...values, endedAt: null, revision: sql`${lecturers.revision} + 1` })
      .where(scope.only(lecturers, eq(lecturers.id, known.id)));
  // An administrator keeps their wider rights.
  const turned = await openDesk({ scope, emit }, row.userId);
  const act = {
    at: now(),
    actorId: viewer.userId,
    ip: viewer.ip,
    act: answerApplication.name,
    source: 'console',
  } as const;
  if (turned.length > 0) await recordAct(scope, act, turned);
}

/** Makes the applicant a lecturer, or refuses with a reason; of two administrators the second is refused. */
export async function answerApplicant(
  ctx: Ctx,
  { application, verdict, reason }: CallInput<typeof answerApplication>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof answerApplication>> {
  const { scope, viewer, now } = ctx;
  const why = verdict === 'rejected' ? reason.trim() : '';
  if (verdict === 'rejected' && why === '') {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { reason: 'required' } } });
  }
  const open = and(eq(lecturerApplications.id, application), eq(lecturerApplications.state, 'waiting'));
  const [row] = await scope.tx
    .update(lecturerApplications)
    .set({ state: verdict, reason: why, reviewerId: viewer.userId, reviewedAt: new Date(now()) })
    .where(scope.only(lecturerApplications, open))
    .returning();
  if (row === undefined) throw new Refusal(ErrorCode.postChanged);
  mustNotBeOwn(ctx, row.userId);
  if (verdict === 'passed') await admit(ctx, row);
  await tellApplicant(ctx, row);
  const [shown] = await shownApplications(ctx, [row], ports);
  if (shown === undefined) throw new Error('an application that is not shown');
  return shown;
}
