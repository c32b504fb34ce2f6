import type { DataCopy } from '@banyan/contracts/account';
import { toSave } from '../../files/signedUrls.ts';
import type { CallContext } from '../../http/context.ts';
import type { CopyRow } from './privacy.schema.ts';

/** Validity of the link of a copy. */
export const OPEN_MS = 24 * 3_600_000;
/** A copy that takes longer has failed: its owner sees that, and may ask again. */
export const MOST_WAITING_MS = 15 * 60_000;

/** State of a copy now. */
export function copyState({ state, askedAt, expiresAt }: CopyRow, now: number): DataCopy['state'] {
  if (state === 'ready') return (expiresAt?.getTime() ?? 0) > now ? 'ready' : 'expired';
  return state === 'waiting' && askedAt.getTime() + MOST_WAITING_MS < now ? 'failed' : state;
}

/** A copy as its owner sees it. */
export function copyOf(row: CopyRow, { contentUrl, now }: Pick<CallContext, 'contentUrl' | 'now'>): DataCopy {
  const at = now();
  const state = copyState(row, at);
  const until = row.expiresAt?.getTime() ?? 0;
  const key = state === 'ready' ? row.key : null;
  return {
    state,
    askedAt: row.askedAt.getTime(),
    expiresAt: key === null ? null : until,
    size: key === null ? null : row.size,
    url: key === null ? null : toSave(contentUrl(key, until - at, row.name)),
  };
}
