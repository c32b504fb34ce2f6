import { ErrorCode, type CallInput } from '@banyan/contracts';
import { fewestViewers, type chapterAttention, type ChapterAttention } from '@banyan/contracts/course';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../../http/refusal.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { chapters } from '../../course.schema.ts';
import { studySittings } from '../../evidence/sitting.schema.ts';
import { inCourse } from '../../keepCourse.ts';
import { chapterProgress } from '../../progress.schema.ts';
import { courseWithin } from '../within.ts';

/** Pieces into which a film is divided. */
const mostPieces = 120;

interface Counted extends Record<string, unknown> {
  readonly piece: number;
  readonly n: number;
}

/** Which seconds of a film or sound are played how often, and how many viewers come as far. */
export async function readAttention(
  ctx: ManageContext,
  { chapter: chapterId, id }: CallInput<typeof chapterAttention>,
): Promise<ChapterAttention> {
  const { scope } = ctx;
  await courseWithin(ctx, id, 'courses.see');
  const [chapter] = await scope.tx
    .select({ durationS: chapters.durationS, kind: chapters.kind })
    .from(chapters)
    .where(scope.only(chapters, and(eq(chapters.id, chapterId), eq(chapters.courseId, id), inCourse)));
  if (chapter === undefined) throw new Refusal(ErrorCode.notFound);
  const watched = and(
    eq(chapterProgress.chapterId, chapterId),
    sql`jsonb_array_length(${chapterProgress.watched}) > 0`,
  );
  const viewers = await scope.tx.$count(chapterProgress, scope.only(chapterProgress, watched));
  const plays = chapter.kind === 'video' || chapter.kind === 'audio';
  if (!plays || viewers < fewestViewers) return { viewers, pieceS: 0, plays: [], present: [] };
  const pieces = Math.max(1, Math.min(mostPieces, Math.ceil(chapter.durationS)));
  const pieceS = chapter.durationS / pieces;
  const pieceOf = (second: ReturnType<typeof sql>) =>
    sql`least(${pieces}::int, greatest(0, floor((${second})::float8 / ${pieceS}::float8)::int))`;
  const of = sql`eid = ${scope.eid} and chapter_id = ${chapterId}`;
  const spans = sql`${studySittings}, jsonb_array_elements(played) span`;
  const starts = await scope.tx.execute<Counted>(
    sql`select ${pieceOf(sql`span ->> 0`)} piece, count(*)::int n from ${spans} where ${of} group by 1`,
  );
  // A piece that a stretch ends within was played.
  const ends = await scope.tx.execute<Counted>(
    sql`select ${pieceOf(sql`(span ->> 1)::float8 + ${pieceS}::float8 * 0.999`)} piece, count(*)::int n
      from ${spans} where ${of} group by 1`,
  );
  const reached = await scope.tx.execute<Counted>(
    sql`select ${pieceOf(sql`watched -> -1 ->> 1`)} piece, count(*)::int n
      from ${chapterProgress} where ${of} and jsonb_array_length(watched) > 0 group by 1`,
  );
  const [begun, ended, come] = [starts, ends, reached].map(({ rows }) => {
    const byPiece = new Map(rows.map(({ n, piece }) => [piece, n]));
    return Array.from({ length: pieces + 1 }, (_, piece) => byPiece.get(piece) ?? 0);
  }) as [number[], number[], number[]];
  let now = 0;
  const played = Array.from({ length: pieces }, (_, piece) => {
    now += (begun[piece] ?? 0) - (ended[piece] ?? 0);
    return now;
  });
  let left = viewers;
  const present = Array.from({ length: pieces }, (_, piece) => {
    left -= piece === 0 ? 0 : (come[piece - 1] ?? 0);
    return left;
  });
  return { viewers, pieceS, plays: played, present };
}
