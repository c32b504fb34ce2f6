import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type HostRefusal, type openData } from '@banyan/contracts/account';
import { createHash, randomBytes } from 'node:crypto';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';

const refuse = (refusal: HostRefusal) => new Refusal(ErrorCode.hostRefused, { reason: refusal, data: { refusal } });

/** The address without its fragment, if it is one of this portal's pages; null for any other. */
function ownPage(url: string, pageHost: string): string | null {
  const page = URL.canParse(url) ? new URL(url) : null;
  if (page === null || !/^https?:$/.test(page.protocol) || page.username !== '' || page.password !== '') return null;
  return page.hostname === pageHost ? (url.split('#')[0] ?? null) : null;
}

/**
 * Signs a page of this portal, so that WeCom shows names of its people there. No other page is signed: the owner of a
 * signature may ask WeCom in the name of the enterprise's application.
 */
export async function signPage(
  { log, nameTickets, now, pageHost, viewer }: StepContext<Learner>,
  { appid, url }: CallInput<typeof openData>,
): Promise<CallOutput<typeof openData>> {
  const page = ownPage(url, pageHost);
  if (page === null) throw refuse('foreign');
  const ticket = await nameTickets.ticketOf(viewer.eid).catch((error: unknown) => {
    log.error({ err: error }, 'no ticket for names');
    throw refuse('silent');
  });
  if (ticket === null) throw refuse('unset');
  if (appid !== ticket.corpId) throw refuse('foreign');
  const timestamp = Math.floor(now() / 1000);
  const nonceStr = randomBytes(12).toString('hex');
  const signed = `jsapi_ticket=${ticket.ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  const signature = createHash('sha1').update(signed).digest('hex');
  return { corpid: ticket.corpId, agentid: ticket.agentId, timestamp, nonceStr, signature };
}
