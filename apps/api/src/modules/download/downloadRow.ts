import type { DownloadRecord } from '@banyan/contracts/course';
import { toSave } from '../../files/signedUrls.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DownloadPorts } from './download.ports.ts';
import type { downloads } from './download.schema.ts';

export type DownloadRow = typeof downloads.$inferSelect;

/** Validity of a link. */
export const OPEN_MS = 24 * 3_600_000;
/** An archive that takes longer has failed: the learner sees that, and may ask again. */
const MOST_WAITING_MS = 15 * 60_000;

/** State of a download now. */
export function stateOf({ state, askedAt, expiresAt }: DownloadRow, now: number): DownloadRecord['state'] {
  if (state === 'ready') return (expiresAt?.getTime() ?? 0) > now ? 'ready' : 'expired';
  return state === 'waiting' && askedAt.getTime() + MOST_WAITING_MS < now ? 'failed' : state;
}

/** Downloads as the learner sees them. */
export async function recordsOf(
  ctx: CallContext<Learner>,
  rows: readonly DownloadRow[],
  { titles }: Pick<DownloadPorts, 'titles'>,
): Promise<DownloadRecord[]> {
  const now = ctx.now();
  const titled = await titles(ctx, [...new Set(rows.map(({ courseId }) => courseId))]);
  return rows.map((row) => {
    const state = stateOf(row, now);
    const until = row.expiresAt?.getTime() ?? 0;
    const open = state === 'ready' && row.key !== null;
    return {
      id: row.id,
      name: row.name,
      files: row.fileIds.length,
      size: row.size,
      state,
      askedAt: row.askedAt.getTime(),
      expiresAt: open ? until : null,
      url: open && row.key !== null ? toSave(ctx.contentUrl(row.key, until - now, row.name)) : null,
      course: { id: row.courseId, title: titled.get(row.courseId) ?? '' },
    };
  });
}
