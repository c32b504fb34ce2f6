import { ErrorCode, type UploadKind } from '@banyan/contracts';
import sharp from 'sharp';
import { Refusal } from '../../http/refusal.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import { turns } from '../../http/turns.ts';

/** Pixels of a picture at most, all frames of an animation together: enough for cameras, far from filling a memory. */
const maxPixels = 50_000_000;

/** Longest edge that is kept, pixels; kinds shown small gain nothing from more. */
const longestEdge = (kind: UploadKind) => (kind === 'avatar' ? 512 : kind === 'idPhoto' ? 1024 : 4096);

/** Two at a time in one process: a picture is some 200 MB while it is open. */
const inTurn = turns({ atOnce: 2, longestWaitMs: 5000, expectedMs: 200 });

/**
 * Encodes a picture again: upright, without metadata (place, camera, preview) and anything else that its file may have
 * carried. Throws Refusal for content that is no picture of its type, or has too many pixels.
 */
export function rewritePicture(content: Buffer, from: string, to: FileType, kind: UploadKind): Promise<Buffer> {
  return inTurn(async () => {
    try {
      const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', animated: from === 'gif' });
      const { format } = await picture.metadata();
      if (format !== (from === 'jpg' ? 'jpeg' : from)) throw new Error(`is ${format}`);
      const edge = longestEdge(kind);
      const upright = picture.autoOrient().resize(edge, edge, { fit: 'inside', withoutEnlargement: true });
      if (to === 'image/png') return await upright.png().toBuffer();
      if (to === 'image/webp') return await upright.webp({ quality: 85 }).toBuffer();
      return await upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unreadable';
      throw new Refusal(ErrorCode.pictureUnreadable, { reason, data: { maxPixels } });
    }
  });
}
