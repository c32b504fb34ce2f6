import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { saveLecturer, WrittenLecturer } from '@banyan/contracts/teaching';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { Refusal } from '../../../http/refusal.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { closeDesk, openDesk } from '../accounts.ts';
import type { LecturerRow } from '../cards.ts';
import type { LecturerPorts } from '../lecturer.ports.ts';
import { managedLecturer, writtenOf, type DetailPorts } from './detail.service.ts';
import { lecturerWithin } from './within.ts';

type SavePorts = DetailPorts & Pick<LecturerPorts, 'claimPhoto' | 'releasePhoto'>;

const refuse = (fields: Readonly<Record<string, string>>) => new Refusal(ErrorCode.fieldsRefused, { data: { fields } });

/** Checks the account: somebody of the enterprise within the caller's rights, who is no other lecturer. */
async function checkAccount(ctx: ManageContext, account: number, former: LecturerRow | null): Promise<void> {
  const { grants, scope } = ctx;
  if (account === (former?.userId ?? 0)) return;
  // Only a right that reaches everywhere keeps lecturers without an account of its departments.
  if (account === 0) {
    if (grants.reach('courses.publish') !== 'all') throw refuse({ account: 'required' });
    return;
  }
  const reached = grants.reach('courses.publish') === 'all' ? undefined : grants.people(scope, 'courses.publish');
  const known = and(eq(users.id, account), isNull(users.leftAt), reached);
  // Locked, so that of two administrators the second finds the first one's lecturer.
  const people = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, known))
    .for('no key update');
  if (people.length === 0) throw refuse({ account: 'unknown' });
  const other = and(eq(lecturers.userId, account), ne(lecturers.id, former?.id ?? 0), isNull(lecturers.endedAt));
  if ((await scope.tx.$count(lecturers, scope.only(lecturers, other))) > 0) throw refuse({ account: 'taken' });
}

/** Written texts in the languages of the enterprise; a text that stays keeps its other languages. */
async function localise({ scope }: ManageContext, lecturer: WrittenLecturer, former: LecturerRow | null) {
  const say = localiser((await loadEnterprise(scope)).languages);
  const text = (field: 'bio' | 'department' | 'name' | 'title') => {
    const [zh, en] = [lecturer[field].zh_cn.trim(), (lecturer[field].en ?? '').trim()];
    const before = former?.[field];
    if (before?.zh_cn === zh && (before.en ?? '') === en) return before;
    return say(en === '' ? { zh } : { zh, en });
  };
  const each = (words: readonly string[], before: readonly Localised[]) =>
    [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))].map(
      (word) => before.find(({ zh_cn }) => zh_cn === word) ?? say({ zh: word }),
    );
  return {
    name: text('name'),
    title: text('title'),
    department: text('department'),
    bio: text('bio'),
    labels: each(lecturer.labels, former?.labels ?? []),
    cities: each(lecturer.cities, former?.cities ?? []),
  };
}

/** Takes another picture, and gives the former one up. */
async function keepPhoto(
  ctx: ManageContext,
  photo: string,
  former: LecturerRow | null,
  { claimPhoto, releasePhoto }: Pick<SavePorts, 'claimPhoto' | 'releasePhoto'>,
): Promise<string | null> {
  const before = former?.photo ?? '';
  if (photo === before) return former?.photo ?? null;
  if (photo !== '') await claimPhoto(ctx, photo);
  if (before !== '') await releasePhoto(ctx, before);
  return photo === '' ? null : photo;
}

/** The id of a picture says nothing to anybody. */
const hidden: ReadonlySet<string> = new Set(['photo']);

/** Adds a lecturer, or changes one. */
export async function save(
  ctx: ManageContext,
  { id, lecturer, revision }: CallInput<typeof saveLecturer>,
  ports: SavePorts,
): Promise<CallOutput<typeof saveLecturer>> {
  const { scope } = ctx;
  const former = id === 0 ? null : await lecturerWithin(ctx, id, 'courses.publish', true);
  if (former !== null && former.revision !== revision)
    throw new Refusal(ErrorCode.conflict, { data: { lecturer: await managedLecturer(ctx, id, ports) } });
  if (lecturer.name.zh_cn.trim() === '') throw refuse({ name: 'required' });
  await checkAccount(ctx, lecturer.account, former);
  const values = {
    ...(await localise(ctx, lecturer, former)),
    kind: lecturer.kind,
    userId: lecturer.account === 0 ? null : lecturer.account,
    bookingPrice: lecturer.price,
    photo: await keepPhoto(ctx, lecturer.photo, former, ports),
  };
  const [row] =
    former === null
      ? await scope.tx.insert(lecturers).values(scope.row(lecturers, values)).returning()
      : await scope.tx
          .update(lecturers)
          .set({ ...values, revision: sql`${lecturers.revision} + 1` })
          .where(scope.only(lecturers, eq(lecturers.id, id)))
          .returning();
  if (row === undefined) throw new Error('a lecturer is gone');
  ctx.changed({
    ...{ type: 'lecturer', id: row.id, name: row.name.zh_cn },
    changes: changedFields(former === null ? {} : { ...writtenOf(former) }, { ...writtenOf(row) }, hidden),
  });
  if (row.endedAt === null && row.userId !== (former?.userId ?? null)) {
    const left = former?.userId ?? null;
    const turned = [
      ...(row.userId === null ? [] : await openDesk(ctx, row.userId)),
      ...(left === null ? [] : await closeDesk(ctx, left, row.id)),
    ];
    for (const thing of turned) ctx.changed(thing);
  }
  return managedLecturer(ctx, row.id, ports);
}
