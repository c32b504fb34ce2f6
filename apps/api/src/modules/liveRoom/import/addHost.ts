import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { livePeople } from '../liveRoom.schema.ts';

/** Makes a person the one host of a room. */
export async function addHost(
  scope: TenantScope,
  roomId: number,
  { begins, ownerId }: { readonly begins: Date; readonly ownerId: number },
): Promise<void> {
  await scope.tx
    .update(livePeople)
    .set({ begins, role: 'viewer' })
    .where(scope.only(livePeople, eq(livePeople.roomId, roomId)));
  await scope.tx
    .insert(livePeople)
    .values(scope.row(livePeople, { roomId, userId: ownerId, role: 'host' as const, begins }))
    .onConflictDoUpdate({ target: [livePeople.eid, livePeople.roomId, livePeople.userId], set: { role: 'host' } });
}
