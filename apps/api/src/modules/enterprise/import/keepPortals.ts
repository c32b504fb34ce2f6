import { notInArray } from 'drizzle-orm';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { portals } from '../../../platform/enterprise.schema.ts';
import type { WrittenEnterprise } from './enterprise.shape.ts';

/** Adds the portals of an enterprise, in their order; others go, and people who chose one of those get the enterprise's own. */
export async function keepPortals(
  scope: TenantScope,
  written: NonNullable<WrittenEnterprise['portals']>,
  localise: Localise,
): Promise<void> {
  const ids = written.map(({ id }) => id);
  await scope.tx
    .delete(portals)
    .where(scope.only(portals, ids.length === 0 ? undefined : notInArray(portals.portalId, ids)));
  for (const [place, { colours, id, name, offered }] of written.entries()) {
    const look = {
      ...{ name: localise(name), themeColor: colours.theme, hoverColor: colours.hover },
      ...{ switchable: offered, place },
    };
    await scope.tx
      .insert(portals)
      .values(scope.row(portals, { portalId: id, ...look }))
      .onConflictDoUpdate({ target: [portals.eid, portals.portalId], set: look });
  }
}
