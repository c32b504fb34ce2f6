import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import { type Rendition, type Subtitle, type videoAddress } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { typeOfKey } from '../../ports/fileTypes.ts';
import { openChapter } from './openChapter.ts';

/** Long enough for a chapter with pauses; the player asks again when it has run out. */
const OPEN_MS = 4 * 3_600_000;

/**
 * Signed addresses of a chapter's video in each of its sizes, or of its sound, and of its subtitles. Refuses as
 * openChapter does, and with notFound for a chapter with nothing to play yet.
 */
export async function readVideoAddress(
  ctx: CallContext<Learner>,
  input: CallInput<typeof videoAddress>,
): Promise<CallOutput<typeof videoAddress>> {
  const chapter = await openChapter(ctx, input);
  if (chapter.renditions.length === 0) throw new Refusal(ErrorCode.notFound, { reason: 'no video' });
  const signed = chapter.renditions
    .toSorted((one, other) => other.height - one.height)
    .map(({ height, key }) => ({ height, type: typeOfKey(key) ?? 'video/mp4', ...ctx.contentUrl(key, OPEN_MS) }));
  const renditions = signed.map(({ height, url, type }): Rendition => ({ height, url, type }));
  const expiresAt = Math.min(...signed.map((one) => one.expiresAt));
  const { zh, en } = chapter.subtitles;
  const track = (language: Subtitle['language'], key: string | undefined): Subtitle[] =>
    key === undefined ? [] : [{ language, url: ctx.contentUrl(key, OPEN_MS).url }];
  return { renditions, expiresAt, subtitles: [...track('zh', zh), ...track('en', en)] };
}
