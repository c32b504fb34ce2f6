import { v } from '@banyan/contracts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { BesideFile } from '../../../import/beside.ts';
import { day, whole } from '../../../import/shape.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { livePieces, liveRooms } from '../liveRoom.schema.ts';
import { addHost } from './addHost.ts';
import { MINUTE_MS, room, roomRow } from './room.shape.ts';
import { filmedLine, hasWritten, lineOf, writeWritten, type RoomLine, type Written } from './written.ts';

const allowed = { extensions: ['.webm'], mostBytes: 50_000_000 };

/** A live room that took place, as a file describes it. */
const pastRoom = v.strictObject({
  ...room,
  began: day,
  /** Its film in pieces, each of which plays by itself. */
  film: v.optional(
    v.strictObject({
      files: v.pipe(
        v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
        v.minLength(1),
        v.maxLength(2000),
      ),
      /** Length of each piece. */
      seconds: whole(1, 60),
      codecs: v.optional(v.pipe(v.string(), v.maxLength(60)), 'vp8,opus'),
    }),
  ),
  /** Questions and talk, in its order. */
  lines: v.optional(v.pipe(v.array(filmedLine), v.maxLength(2000)), []),
});
type PastRoom = v.InferOutput<typeof pastRoom>;

/** Lines are as far apart as the planned hour is longer than its film. */
async function linesOf(at: Bringing, written: PastRoom, begins: Date, path: readonly PropertyKey[]) {
  const { film, lines, minutes } = written;
  const filmMs = film === undefined ? 0 : film.files.length * film.seconds * 1000;
  const found: RoomLine[] = [];
  for (const [index, line] of lines.entries()) {
    const here = [...path, 'lines', index];
    const moment = new Date(begins.getTime() + ((index + 1) * minutes * MINUTE_MS) / (lines.length + 1));
    const ms = line.second === undefined ? null : line.second * 1000;
    if (ms !== null && ms >= filmMs) at.fault([...here, 'second'], 'The film is shorter.', 'Mind the second.');
    found.push(await lineOf(at, here, line, { at: moment, filmMs: ms }));
  }
  return found;
}

/** Live rooms that took place, for their films: `npm run import -- replays replays.yaml --eid 1001`. */
export const replaysKind = listKind({
  name: 'replays',
  about: 'Adds live rooms that took place, with their films and what was written along them.',
  list: 'replays',
  entry: pastRoom,
  table: liveRooms,
  title: liveRooms.title,
  titleOf: ({ title }) => title,
  current: () => and(eq(liveRooms.kind, 'open'), isNotNull(liveRooms.endedAt)),
  async thing(at, entry, { path }) {
    const { film } = entry;
    const begins = at.moment([...path, 'began'], entry.began) ?? new Date(0);
    const row = await roomRow(at, path, entry, begins);
    if (row.ends.getTime() > at.now) at.fault([...path, 'began'], 'It is not over yet.', 'Import it as a room.');
    const pieces: BesideFile[] = [];
    for (const [index, name] of (film?.files ?? []).entries()) {
      const piece = await at.beside([...path, 'film', 'files', index], name, allowed);
      if (piece !== null) pieces.push(piece);
    }
    const lines = await linesOf(at, entry, begins, path);
    const written: Written = { notices: entry.notices, noticedAt: begins, lines };
    const filmMs = pieces.length * (film?.seconds ?? 0) * 1000;
    return {
      row: { ...row, startedAt: begins, endedAt: row.ends, toldAt: begins, pieces: pieces.length, filmMs },
      below: { written, pieces, film },
    };
  },
  below: {
    async alike(at, roomId, { film, pieces, written }) {
      const rows = await at.scope.tx
        .select({ size: livePieces.size, lengthMs: livePieces.lengthMs })
        .from(livePieces)
        .where(at.scope.only(livePieces, eq(livePieces.roomId, roomId)))
        .orderBy(asc(livePieces.position));
      const wanted = pieces.map(({ size }) => ({ size, lengthMs: (film?.seconds ?? 0) * 1000 }));
      return isDeepStrictEqual(rows, wanted) && (await hasWritten(at, roomId, written));
    },
    async write(at, roomId, { film, pieces, written }) {
      const { scope } = at;
      const lengthMs = (film?.seconds ?? 0) * 1000;
      for (const [position, piece] of pieces.entries()) {
        const name = `film-${position}`;
        const key = await at.store(`${scope.eid}/live/${roomId}/${name}`, piece);
        const length = { size: piece.size, fromMs: position * lengthMs, lengthMs };
        const row = { roomId, position, name, key, ...length, type: 'webm' as const, codecs: film?.codecs ?? '' };
        await scope.tx.insert(livePieces).values(scope.row(livePieces, row));
      }
      await writeWritten(at, roomId, written);
    },
  },
  done: ({ scope }, roomId, row) => addHost(scope, roomId, row),
  held: () => Promise.resolve('It took place as it is told there.'),
});
