import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { v } from '@banyan/contracts';
import type { ReplayStore } from '../envelope/index.ts';

/** A ticket opens its one stream within this time, ms. */
const ticketMs = 30_000;

const claims = v.object({ eid: v.int(), userId: v.int(), sessionId: v.string(), until: v.int(), id: v.string() });

/** Owner of a ticket's stream. */
export interface TicketHolder {
  readonly eid: number;
  readonly userId: number;
  readonly sessionId: string;
}

/** Key of this server's tickets, apart from that of file addresses; every process derives the same one. */
const signed = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`banyan live ticket\n${payload}`).digest('base64url');

/** A ticket of this login. Its content is no secret of the login: the hash of its token opens nothing. */
export function writeTicket(secret: string, { eid, userId, sessionId }: TicketHolder, now: number): string {
  const said = { eid, userId, sessionId, until: now + ticketMs, id: randomBytes(12).toString('base64url') };
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${payload}.${signed(secret, payload)}`;
}

/** Ports for reading tickets. */
export interface TicketReader {
  /** Key of tickets. */
  readonly secret: string;
  /** Remembers the used ones, for all processes. */
  readonly replay: ReplayStore;
  readonly now: () => number;
}

/** Uses a ticket: its owner; null for one that is not ours, too old or used before. */
export async function spendTicket({ secret, replay, now }: TicketReader, ticket: string): Promise<TicketHolder | null> {
  const [payload = '', signature = '', ...rest] = ticket.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(secret, payload))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { until, id, ...holder } = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (until < now() || !(await replay.claim('live ticket', id, until))) return null;
  return holder;
}
