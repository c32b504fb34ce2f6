import { and, eq, sql } from 'drizzle-orm';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { SeedTeacher } from './types.ts';

/** A lecturer of the demo, found or made. */
export type TeacherRow = typeof lecturers.$inferSelect;

async function accountOf(scope: TenantScope, account: string, name: L10n, department: object, say: Localise) {
  const [known] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  if (known !== undefined) return known.id;
  const person = { account, name: say(name), department: department as ReturnType<Localise>, type: 5 };
  const [added] = await scope.tx
    .insert(users)
    .values(scope.row(users, { ...person, passwordHash: '' }))
    .returning({ id: users.id });
  return added?.id ?? null;
}

/** Writes what is told of a lecturer; one who gives no course yet is made. Null where there is none of that name. */
export async function tellOf(scope: TenantScope, seed: SeedTeacher, say: Localise): Promise<TeacherRow | null> {
  const named = and(sql`${lecturers.name} ->> 'zh_cn' = ${seed.name}`);
  const [found] = await scope.tx.select().from(lecturers).where(scope.only(lecturers, named)).limit(1);
  const { about } = seed;
  if (found === undefined && about !== undefined) {
    await scope.tx.insert(lecturers).values(
      scope.row(lecturers, {
        name: say(about.name),
        title: say(about.title),
        department: say(about.department),
        bio: say(about.bio),
        kind: about.kind,
      }),
    );
    return tellOf(scope, { ...seed, about: undefined }, say);
  }
  if (found === undefined) return null;
  const { zh_cn: zh, en } = found.name;
  const own = { zh, ...(en === undefined ? {} : { en }) };
  const userId =
    found.userId ??
    (seed.account === undefined ? null : await accountOf(scope, seed.account, own, found.department, say));
  const told = {
    userId,
    labels: seed.labels.map(say),
    cities: seed.cities.map(say),
    bookingPrice: seed.price,
  };
  const [row] = await scope.tx
    .update(lecturers)
    .set(told)
    .where(scope.only(lecturers, eq(lecturers.id, found.id)))
    .returning();
  return row ?? null;
}
