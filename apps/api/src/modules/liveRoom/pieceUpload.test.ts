import { callPath } from '@banyan/contracts';
import { sendPiece } from '@banyan/contracts/live';
import { afterAll, expect, it } from 'vitest';
import { inTenant } from '../../db/tenant.ts';
import { addEnterprise } from '../../testing/fixtures.ts';
import { testDatabase } from '../../testing/database.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { portOf, sender, uploadServer } from '../upload/testing/world.ts';
import { liveRooms } from './liveRoom.schema.ts';
import { filmPieces } from './pieceCall.ts';
import { webmOf } from './testing/webmOf.ts';

const now = Date.parse('2025-11-20T02:00:00Z');
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

it('comes through the upload route, signed like any call, and counts once when it is repeated [LV-01] [HT-09]', async () => {
  const db = await testDatabase();
  await addEnterprise(db, { eid: 1001, puborg: 0 });
  const app = await uploadServer(db, memoryStorage(), () => now, [filmPieces]);
  closing.push(() => app.close());
  const li = await sender(db, 1001, 'li', () => now);
  const at = new Date(now);
  const room = { kind: 'open' as const, title: 'r', ownerId: li.userId, presenterId: li.userId, startedAt: at };
  const [row] = await inTenant(db, 1001, (scope) =>
    scope.tx
      .insert(liveRooms)
      .values(scope.row(liveRooms, { ...room, begins: at, ends: new Date(now + 3_600_000) }))
      .returning({ id: liveRooms.id }),
  );
  const path = callPath(sendPiece);
  const send = async (change: Record<string, string> = {}): Promise<unknown> => {
    const own = { id: String(row?.id), key: 'piece-1', type: 'webm', codecs: 'vp8,opus' };
    const form = new FormData();
    const fields = { ...li.parameters('POST', path, own), ...change };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(webmOf(4000))]), 'piece.webm');
    const response = await fetch(`http://127.0.0.1:${portOf(app)}${path}`, { method: 'POST', body: form });
    return response.json();
  };
  expect(await send()).toEqual({ status: 'Y', data: { index: 0, filmMs: 4000 } });
  expect(await send()).toEqual({ status: 'Y', data: { index: 0, filmMs: 4000 } });
  // A change of the signed values is refused.
  expect(await send({ codecs: 'vp9,opus' })).toMatchObject({ status: 'N' });
});
