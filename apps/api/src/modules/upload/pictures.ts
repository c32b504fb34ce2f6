import { ErrorCode, type UploadKind } from '@banyan/contracts';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../http/refusal.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import { turns } from '../../http/turns.ts';

/** Pixels of a picture at most, all frames of an animation together: enough for cameras, far from filling a memory. */
const maxPixels = 50_000_000;

/** Longest edge that is kept, pixels; kinds shown small gain nothing from more. */
const longestEdge = (kind: UploadKind) =>
  kind === 'avatar' || kind === 'logo' ? 512 : kind === 'idPhoto' ? 1024 : 4096;

/** Two at a time in one process: a picture is some 200 MB while it is open. */
const inTurn = turns({ atOnce: 2, longestWaitMs: 5000, expectedMs: 200 });

/** Stored type of a picture, by what it is. An animation is smaller as WebP. */
const storedTypes: Readonly<Record<string, FileType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/webp',
};

/** A picture as it is stored. */
export interface RewrittenPicture {
  readonly type: FileType;
  readonly content: Buffer;
}

/**
 * Encodes a picture again: upright, without metadata (place, camera, preview) and anything else that its file may have
 * carried. What it is its content says, not its name. Throws Refusal for content that is no picture, or has too many
 * pixels.
 */
export function rewritePicture(content: Buffer, kind: UploadKind): Promise<RewrittenPicture> {
  return inTurn(async () => {
    try {
      const { format, height = 0, pages = 1, width = 0 } = await sharp(content, { limitInputPixels: false }).metadata();
      const type = storedTypes[format];
      if (type === undefined) throw new Error(`is ${format}`);
      const pixels = width * height * (format === 'gif' ? pages : 1);
      if (pixels > maxPixels)
        throw new Refusal(ErrorCode.pictureUnreadable, { reason: 'pixels', data: { fault: 'pixels', maxPixels } });
      const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', animated: format === 'gif' });
      const edge = longestEdge(kind);
      const upright = picture.autoOrient().resize(edge, edge, { fit: 'inside', withoutEnlargement: true });
      return { type, content: await encoded(upright, type) };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const reason = error instanceof Error ? error.message : 'unreadable';
      throw new Refusal(ErrorCode.pictureUnreadable, { reason, data: { maxPixels } });
    }
  });
}

function encoded(picture: Sharp, type: FileType): Promise<Buffer> {
  if (type === 'image/png') return picture.png().toBuffer();
  if (type === 'image/webp') return picture.webp({ quality: 85 }).toBuffer();
  return picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}
