import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Sweep } from '../../sweep/sweep.ts';
import { livePieces, liveRooms } from './liveRoom.schema.ts';

/** Films are kept for so long after the end, ms. */
const keptMs = 31_536_000_000;
/** Films that one sweep removes, and pieces that it removes at a time. */
const [mostFilms, atOnce] = [5, 200];

/** Removes films that are older than a year, files first: after an interrupted sweep the rest is found by its rows. */
export const sweepFilms: Sweep = async ({ files, inTenant, now }) => {
  const old = await inTenant((scope) =>
    scope.tx
      .select({ id: liveRooms.id })
      .from(liveRooms)
      .where(scope.only(liveRooms, and(gt(liveRooms.pieces, 0), lt(liveRooms.endedAt, new Date(now() - keptMs)))))
      .limit(mostFilms),
  );
  for (const { id } of old) {
    for (let left = true; left;) {
      const pieces = await inTenant((scope) =>
        scope.tx
          .select({ key: livePieces.key, position: livePieces.position })
          .from(livePieces)
          .where(scope.only(livePieces, eq(livePieces.roomId, id)))
          .orderBy(asc(livePieces.position))
          .limit(atOnce),
      );
      for (const { key } of pieces) await files.remove(key);
      const last = pieces.at(-1)?.position ?? -1;
      await inTenant((scope) =>
        scope.tx
          .delete(livePieces)
          .where(scope.only(livePieces, and(eq(livePieces.roomId, id), lt(livePieces.position, last + 1)))),
      );
      left = pieces.length === atOnce;
    }
    await inTenant((scope) =>
      scope.tx
        .update(liveRooms)
        .set({ pieces: 0, filmMs: 0 })
        .where(scope.only(liveRooms, eq(liveRooms.id, id))),
    );
  }
};
