import { v } from '@banyan/contracts';
import { timingSafeEqual } from 'node:crypto';
import type { CallContext, Learner } from '../../../http/context.ts';
import { digestBy } from '../../../http/digest.ts';

const claims = v.object({
  eid: v.int(),
  userId: v.int(),
  sessionId: v.string(),
  role: v.picklist(['none', 'learner', 'lecturer', 'admin']),
  language: v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en']),
  timeZone: v.string(),
  portalId: v.string(),
  course_id: v.int(),
  chapter_id: v.int(),
  /** Epoch ms. */
  until: v.int(),
});
type Claims = v.InferOutput<typeof claims>;

const named = (payload: string) => `scorm last\n${payload}`;

/**
 * A ticket to hand over a part of this chapter for this learner, as long as their login lasts, and nothing else: the
 * package can read it, and could say the same through its runtime.
 */
export function lastTicket(
  { digest, viewer }: Pick<CallContext<Learner>, 'digest' | 'viewer'>,
  chapter: { readonly course_id: number; readonly chapter_id: number },
  until: number,
): string {
  const { eid, language, portalId, role, sessionId, timeZone, userId } = viewer;
  const said = { eid, userId, sessionId, role, language, timeZone, portalId, ...chapter, until };
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${payload}.${Buffer.from(digest(named(payload))).toString('base64url')}`;
}

/** Content of a ticket; null for one that is not ours or too old. */
export function readLastTicket(
  { now, secret }: { readonly now: () => number; readonly secret: string },
  ticket: string,
): Claims | null {
  const [payload = '', signature = '', ...rest] = ticket.split('.');
  const right = Buffer.from(digestBy(secret)(named(payload)));
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const said = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return said.until < now() ? null : said;
}
