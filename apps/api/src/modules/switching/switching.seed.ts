import { and, eq } from 'drizzle-orm';
import { localiser } from '../../db/seed/localiser.ts';
import { t } from '../../db/seed/demo/parts.ts';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { portals, users } from '../../platform/enterprise.schema.ts';
import { integrators, linkedAccounts } from './switching.schema.ts';

/** People of the demo data who are in several enterprises: each with their account in each. */
const humans: readonly Readonly<Record<number, string>>[] = [
  { 1001: 'H20381', 1002: 'L2081', 1003: 'Y30117' },
  { 1002: 'L1042', 1006: 'Q60002' },
];

export const linksSeed: SeedStep = {
  name: 'switching-links',
  eids: [1001, 1002, 1003, 1006],
  fills: linkedAccounts,
  async work({ db }, { eid }) {
    const idOf = (place: number, account: string) =>
      inTenant(db, place, async (scope) => {
        const [user] = await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users, and(eq(users.account, account))));
        if (user === undefined) throw new Error(`no ${account} in ${place}`);
        return user.id;
      });
    for (const human of humans) {
      const own = human[eid];
      if (own === undefined) continue;
      const userId = await idOf(eid, own);
      for (const [place, account] of Object.entries(human)) {
        const otherEid = Number(place);
        if (otherEid === eid) continue;
        const otherUserId = await idOf(otherEid, account);
        await inTenant(db, eid, (scope) =>
          scope.tx.insert(linkedAccounts).values(scope.row(linkedAccounts, { userId, otherEid, otherUserId })),
        );
      }
    }
  },
};

/** The retailer's portals beside its own; one is being prepared and not offered yet. */
const shops = [
  {
    portalId: 'logistics',
    name: t('物流学院', 'Logistics Academy'),
    themeColor: '#1f5fae',
    hoverColor: '#184c8b',
    switchable: true,
  },
  {
    portalId: 'franchise',
    name: t('加盟店学院', 'Franchise Academy'),
    themeColor: '#7a4b9a',
    hoverColor: '#623b7d',
    switchable: false,
  },
];

export const portalsSeed: SeedStep = {
  name: 'switching-portals',
  eids: [1002],
  fills: portals,
  async work({ db }, { eid, settings }) {
    const localise = localiser(settings.languages ?? []);
    await inTenant(db, eid, (scope) =>
      scope.tx
        .insert(portals)
        .values(shops.map((shop, place) => scope.row(portals, { ...shop, name: localise(shop.name), place }))),
    );
  },
};

/** A staff intranet that may log the manufacturer's people in. */
export const integratorsSeed: SeedStep = {
  name: 'switching-integrators',
  eids: [1001, 1002],
  fills: integrators,
  work: ({ db }, { eid }) =>
    inTenant(db, eid, async (scope) => {
      const row = { key: 'intranet', name: 'Intranet', kinds: ['transfer', 'mac', 'pc'] as const };
      await scope.tx.insert(integrators).values(scope.row(integrators, row));
    }),
};
