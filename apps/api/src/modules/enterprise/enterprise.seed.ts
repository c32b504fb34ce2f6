import type { DemoEnterprise } from '../../db/seed/demo/types.ts';
import { localiser, type Localise } from '../../db/seed/localiser.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { inTenant } from '../../db/tenant.ts';
import { addAgreements } from './addAgreements.ts';
import { enterprises, hosts } from '../../platform/enterprise.schema.ts';

const day = 86_400_000;
/** Agreements hold from the first of January of this year. */
const agreementsSince = new Date(Date.UTC(2025, 11, 31, 16));

/** The enterprise itself with its host and its agreements. */
export const enterpriseSeed: SeedStep = {
  name: 'enterprise',
  fills: enterprises,
  async work({ db, now }, demo) {
    if (demo.host) await db.orm.insert(hosts).values({ host: demo.host, eid: demo.eid }).onConflictDoNothing();
    const localise = localiser(demo.settings.languages ?? []);
    await inTenant(db, demo.eid, async (scope) => {
      await scope.tx.insert(enterprises).values(scope.row(enterprises, rowOf(demo, localise, now)));
      await addAgreements(scope, { name: demo.name, languages: demo.settings.languages ?? [], since: agreementsSince });
    });
  },
};

function rowOf(demo: DemoEnterprise, localise: Localise, now: number) {
  const { expiredDaysAgo, languages, ...settings } = demo.settings;
  return {
    ...settings,
    languages: [...(languages ?? [])],
    name: localise(demo.name),
    portalName: localise(demo.portalName),
    slogan: localise(demo.slogan),
    sloganDetail: localise(demo.sloganDetail),
    accountHint: localise(demo.accountHint),
    expiresAt: expiredDaysAgo === undefined ? null : new Date(now - expiredDaysAgo * day),
  };
}
