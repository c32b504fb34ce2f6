import { ErrorCode } from '@banyan/contracts';
import { uploadLogs, type LogEvent } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { refusalOf } from '@banyan/core-session';

const busy: ReadonlySet<number> = new Set([ErrorCode.tooFrequent, ErrorCode.unavailable, ErrorCode.internal]);

/** Browsers let 64 kB outlive a page; the fields of every call and a seal are added. */
const mostThatOutlive = 40_000;

/**
 * Sends events to the embedded sink, as far as browsers allow also from a page that is being closed: many views end
 * there. Events that it refuses for good are dropped: sent again, they would block the others. */
export function sendToServer(http: () => Pick<HttpClient, 'call'>) {
  return async (events: readonly LogEvent[], idempotencyKey: string): Promise<void> => {
    const keepalive = encodeURIComponent(JSON.stringify(events)).length <= mostThatOutlive;
    try {
      await http().call(uploadLogs, { events: [...events] }, { retry: false, idempotencyKey, keepalive });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined || busy.has(refusal.code)) throw error;
    }
  };
}

/** Sends events as JSON to a deployment's own sink. The request outlives the page, which is often left after a view. */
export function sendTo(url: string): (events: readonly LogEvent[]) => Promise<void> {
  return async (events) => {
    const body = JSON.stringify({ events });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`the sink answered ${answer.status}`);
  };
}
