import {
  type CallInput,
  type CallOutput,
  ErrorCode,
  type Rendition,
  type Subtitle,
  type videoAddress,
} from '@banyan/contracts';
import { asc, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { chapters } from './course.schema.ts';
import { refuseOtherLogin } from './lease.service.ts';
import { openCourse } from './openCourse.ts';
import { outlineOf } from './outline.ts';
import { standsOf } from './stands.ts';

/** Long enough for a chapter with pauses; the player asks again when it has run out. */
const OPEN_MS = 4 * 3_600_000;

/**
 * Signed addresses of a chapter's video, best size first, and of its subtitles. Refuses with the codes of CO-07, with chapterLocked where
 * another chapter comes first, with studyingElsewhere while another login studies the course, and with notFound where
 * there is no such chapter or no video yet. [CO-04, CO-06]
 */
export async function readVideoAddress(
  ctx: CallContext<Learner>,
  input: CallInput<typeof videoAddress>,
): Promise<CallOutput<typeof videoAddress>> {
  const { scope, viewer } = ctx;
  const { course } = await openCourse(ctx, input.course_id);
  await refuseOtherLogin(ctx, course.id);
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id)))
    .orderBy(asc(chapters.no));
  const chapter = rows.find(({ id }) => id === input.chapter_id);
  if (chapter === undefined) throw new Refusal(ErrorCode.notFound);
  const stands = await standsOf(scope, viewer.userId, [course.id]);
  const line = outlineOf(rows, stands, course.sequential).lines.find(({ id }) => id === chapter.id);
  if (line?.lockedBy != null) throw new Refusal(ErrorCode.chapterLocked, { data: { after: line.lockedBy } });
  if (chapter.renditions.length === 0) throw new Refusal(ErrorCode.notFound, { reason: 'no video' });
  const signed = chapter.renditions
    .toSorted((one, other) => other.height - one.height)
    .map(({ height, key }) => ({ height, ...ctx.contentUrl(key, OPEN_MS) }));
  const renditions = signed.map(({ height, url }): Rendition => ({ height, url, type: 'video/mp4' }));
  const expiresAt = Math.min(...signed.map((one) => one.expiresAt));
  const { zh, en } = chapter.subtitles;
  const track = (language: Subtitle['language'], key: string | undefined): Subtitle[] =>
    key === undefined ? [] : [{ language, url: ctx.contentUrl(key, OPEN_MS).url }];
  return { renditions, expiresAt, subtitles: [...track('zh', zh), ...track('en', en)] };
}
