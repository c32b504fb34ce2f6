import { createHmac, timingSafeEqual } from 'node:crypto';
import { v } from '@banyan/contracts';

/** A ticket opens streams for this long, ms. */
const ticketMs = 30_000;

const claims = v.object({ eid: v.int(), userId: v.int(), sessionId: v.string(), until: v.int() });

/** Whose stream a ticket opens. */
export interface TicketHolder {
  readonly eid: number;
  readonly userId: number;
  readonly sessionId: string;
}

/** Key of this server's tickets, apart from that of file addresses; every process derives the same one. */
const signed = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`banyan live ticket\n${payload}`).digest('base64url');

/** A ticket of this login. What it names is no secret of the login: the hash of its token opens nothing. */
export function writeTicket(secret: string, { eid, userId, sessionId }: TicketHolder, now: number): string {
  const payload = Buffer.from(JSON.stringify({ eid, userId, sessionId, until: now + ticketMs })).toString('base64url');
  return `${payload}.${signed(secret, payload)}`;
}

/** Whose ticket it is; null for one that is not ours or too old. */
export function readTicket(secret: string, ticket: string, now: number): TicketHolder | null {
  const [payload = '', signature = '', ...rest] = ticket.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(secret, payload))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { until, ...holder } = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return until >= now ? holder : null;
}
