import { v } from '@banyan/contracts';
import type { ChatPort } from '../ports/chat.ts';
import { answerOf, requestsOf, type ChatRobot } from './robots.ts';

/** A tool that does not answer for so long is given up, ms. */
const patienceMs = 10_000;

/** Notices by the robots of enterprises' groups. */
export function robotChat(robots: readonly ChatRobot[], send: typeof fetch = fetch, now = Date.now): ChatPort {
  return {
    reaches: (eid) => robots.some((one) => one.eid === eid),
    async send(eid, notice) {
      const robot = robots.find((one) => one.eid === eid);
      if (robot === undefined) return;
      const { body, url } = requestsOf[robot.tool](robot, notice, now());
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const code = v.parseOrNull(answerOf, await response.json().catch(() => null));
      // The address contains the robot's key: an error names the tool alone.
      if (!response.ok || code !== 0)
        throw new Error(`${robot.tool} refused a notice: ${response.status}, ${String(code ?? 'no code')}`);
    },
  };
}

/** Every enterprise has one, and its notices go nowhere: they are read in the outbox. */
export const embeddedChat: ChatPort = { reaches: () => true, send: () => Promise.resolve() };

/** Notices by the robots that are set; without any they are read at `/dev/inbox`, never in production. */
export const openChat = (robots: readonly ChatRobot[], production: boolean): ChatPort =>
  robots.length === 0 && !production ? embeddedChat : robotChat(robots);
