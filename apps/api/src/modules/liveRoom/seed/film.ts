import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../../../ports/storage.ts';
import type { livePieces } from '../liveRoom.schema.ts';

/** Length of a piece as `npm run media:live` cuts them, ms; codecs that it writes. */
export const seedPieceMs = 10_000;
const codecs = 'vp8,opus';

/** What a film is made of and where it goes. */
interface FilmPorts {
  readonly files: FileStorage;
  /** Folder of the rendered videos. */
  readonly mediaFolder: string;
  readonly warn: (message: string) => void;
}

type Piece = Omit<typeof livePieces.$inferInsert, 'eid'>;

/** Stores the pieces of a film; none where they were not rendered. */
export async function storeFilm(
  { files, mediaFolder, warn }: FilmPorts,
  { eid, film, pieces, roomId }: { eid: number; roomId: number; film: string; pieces: number },
): Promise<Piece[]> {
  const stored: Piece[] = [];
  for (let position = 0; position < pieces; position += 1) {
    const path = join(mediaFolder, 'live', `${film}-${position}.webm`);
    const found = await stat(path).catch(() => null);
    if (found === null) {
      warn(`no film of live room ${roomId}: ${film}-${position}.webm is missing`);
      break;
    }
    const key = `${eid}/live/${roomId}/demo-${position}.webm`;
    const { size } = await files.put(key, createReadStream(path), { type: 'video/webm', maxBytes: found.size });
    stored.push({
      ...{ roomId, position, key, size, codecs, name: `demo-${position}`, type: 'webm' as const },
      fromMs: position * seedPieceMs,
      lengthMs: seedPieceMs,
    });
  }
  return stored;
}
