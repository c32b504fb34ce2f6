import { demoPassword } from '../../db/seed/demo/parts.ts';
import type { DemoPerson } from '../../db/seed/demo/types.ts';
import { localiser, type Localise } from '../../db/seed/localiser.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { hashPassword } from './passwords.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import { departmentCalled } from '../../platform/departments.ts';

/** The people with a login. */
export const peopleSeed: SeedStep = {
  name: 'people',
  fills: users,
  async work({ db }, { eid, people, settings }) {
    const hashed = await Promise.all(
      people.map(async (person) => ({ person, hash: await hashPassword(person.password ?? demoPassword) })),
    );
    const localise = localiser(settings.languages ?? []);
    await inTenant(db, eid, async (scope) => {
      for (const { person, hash } of hashed) await addPerson(scope, person, hash, localise);
    });
  },
};

async function addPerson(scope: TenantScope, person: DemoPerson, passwordHash: string, localise: Localise) {
  const { account, type, credit, initialPassword, locked, phone, profile } = person;
  const department = localise(person.department);
  const [added] = await scope.tx
    .insert(users)
    .values(
      scope.row(users, {
        account,
        type,
        passwordHash,
        name: localise(person.name),
        departmentId: (await departmentCalled(scope, department))?.id ?? null,
        department,
        ...(credit === undefined ? {} : { credit }),
        ...(initialPassword ? { initialPassword } : {}),
        ...(locked ? { locked } : {}),
        ...(phone === undefined ? {} : { phone }),
        ...profile,
      }),
    )
    .returning({ id: users.id });
  if (added !== undefined) await settlePeople(scope, [added.id]);
}
