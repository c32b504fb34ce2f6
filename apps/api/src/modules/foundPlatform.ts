import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { asPlatform, inTenant, type TenantScope } from '../db/tenant.ts';
import { settlePeople } from '../platform/audience/settle.ts';
import { enterprises, users } from '../platform/enterprise.schema.ts';
import { enterpriseParts } from './enterpriseParts.ts';
import { keepHosts } from './enterprise/import/keepHosts.ts';
import { writeEnterprise } from './enterprise/import/importEnterprise.ts';
import { plainEnterprise } from './enterprise/platform/add.service.ts';
import { unknownPassword } from './session/passwords.ts';
import { findByAccount } from './session/people.ts';
import { giveTicket } from './session/invite.ts';

type Founding = Pick<Config, 'baseDomain' | 'demo' | 'platformAdmin' | 'productName'>;

/**
 * Sees to it that the platform's administrator is there: in an installation without any enterprise the platform's own is
 * made first. Answers the ticket of an invitation until a password is set; null where there is nothing to do.
 */
export async function foundPlatform(db: Database, config: Founding, now: number): Promise<string | null> {
  const { demo, platformAdmin: admin } = config;
  if (admin === null || demo) return null;
  const known = await asPlatform(db, (tx) => tx.select({ eid: enterprises.eid }).from(enterprises));
  if (known.length > 0 && !known.some(({ eid }) => eid === admin.eid)) return null;
  if (known.length === 0) await inTenant(db, admin.eid, (scope) => makeHome(scope, config, now));
  return inTenant(db, admin.eid, async (scope) => {
    const userId = await accountOf(scope, admin.account);
    return userId === null ? null : (await giveTicket(scope, userId, now)).ticket;
  });
}

/** The platform's own enterprise, at the installation's own domain. */
async function makeHome(scope: TenantScope, { baseDomain, productName }: Founding, now: number): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const plain = { name: productName, host: baseDomain, languages: 'all', timeZone, userLimit: 0 } as const;
  const written = plainEnterprise(plain);
  if (written === null) throw new Error('the product name cannot name an enterprise');
  await writeEnterprise(scope, enterpriseParts, { written, now });
  await keepHosts(scope, written.hosts);
}

/** The administrator's account while it waits for a password, made where it is missing; null once a password is set. */
async function accountOf(scope: TenantScope, account: string): Promise<number | null> {
  const found = await findByAccount(scope, account);
  if (found !== undefined) return found.initialPassword && !found.locked ? found.id : null;
  const [added] = await scope.tx
    .insert(users)
    .values(
      scope.row(users, {
        account,
        name: { zh_cn: account },
        department: { zh_cn: '' },
        passwordHash: await unknownPassword(),
        initialPassword: true,
      }),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added !== undefined) await settlePeople(scope, [added.id]);
  return added?.id ?? null;
}
