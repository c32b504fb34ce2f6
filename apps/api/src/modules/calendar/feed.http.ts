import { roleOf } from '@banyan/contracts/account';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTenant } from '../../db/tenant.ts';
import { addDays, dayBegins, dayOf } from '../../days/days.ts';
import { countedAddress } from '../../http/address.ts';
import type { Learner } from '../../http/context.ts';
import { lookUpSession, type SessionLookup } from '../../http/sessionLookup.ts';
import { bareHost, ownOrigin } from '../../http/origin.ts';
import { isOverLimit, tooFrequent, type CallLimits } from '../../http/rateLimit.ts';
import { stepContext, type Services } from '../../http/run.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { CalendarPorts } from './calendar.ports.ts';
import { calendarFeeds } from './calendar.schema.ts';
import { feedPath } from './feed.service.ts';
import { gatherDates } from './gather.ts';
import { calendarFile } from './icalendar.ts';
import { feedWords } from './words.ts';

export interface FeedHttpOptions extends CallLimits {
  readonly services: Services;
  readonly ports: CalendarPorts;
}

/** Days before today and after it in the feed of a calendar program. */
const BACK_DAYS = 30;
const AHEAD_DAYS = 180;

const named = /^(\d{1,9})-([A-Za-z0-9_-]{43})\.ics$/;

/** Serves the private addresses of calendars. A request has only its address: no cookie, no header. */
export function registerCalendarFeed(app: FastifyInstance, options: FeedHttpOptions): void {
  app.get<{ Params: { file: string } }>(`${feedPath}/:file`, async (request, reply) => {
    const file = await read(request, request.params.file, options);
    // A revoked address is refused at once: no cached copy may answer.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (file === null) return gone(reply);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(file);
  });
}

/** The same for an address that never existed, was revoked, or belongs to a person who may not log in. */
const gone = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('This calendar address is not in use.\n');

async function read(
  request: FastifyRequest,
  file: string,
  { services, ports, ...limits }: FeedHttpOptions,
): Promise<string | null> {
  const [, eid = '', secret = ''] = named.exec(file) ?? [];
  const now = services.now();
  const lookup = await lookUpSession(services.db, {
    host: bareHost(request.host),
    baseDomain: services.baseDomain,
    claim: eid === '' ? null : Number(eid),
    tokenHash: '',
    kid: '',
    ip: countedAddress(request),
    now,
  });
  request.counted = true;
  if (isOverLimit(lookup, limits)) throw tooFrequent(now);
  const { enterprise } = lookup;
  if (secret === '' || enterprise === null || enterprise.eid !== Number(eid) || enterprise.closed !== 0) return null;
  return fileOf(request, { services, ports, enterprise, secret });
}

interface Asked {
  readonly services: Services;
  readonly ports: CalendarPorts;
  readonly enterprise: NonNullable<SessionLookup['enterprise']>;
  readonly secret: string;
}

function fileOf(request: FastifyRequest, { services, ports, enterprise, secret }: Asked): Promise<string | null> {
  const { eid, timeZone } = enterprise;
  return inTenant(services.db, eid, async (scope) => {
    const now = services.now();
    const [found] = await scope.tx
      .update(calendarFeeds)
      .set({ readAt: new Date(now) })
      .where(scope.only(calendarFeeds, eq(calendarFeeds.secret, secret)))
      .returning();
    if (found === undefined) return null;
    const [person] = await scope.tx
      .select({ type: users.type, adminRevoked: users.adminRevoked })
      .from(users)
      .where(scope.only(users, and(eq(users.id, found.userId), eq(users.locked, false))));
    if (person === undefined) return null;
    const viewer: Learner = {
      eid,
      userId: found.userId,
      role: roleOf({ type: person.type, isdeleteadmin: person.adminRevoked ? '1' : '0' }),
      missing: [],
      support: null,
      language: found.language,
      timeZone,
      ip: countedAddress(request),
      userAgent: '',
      sessionId: '',
      token: '',
      portalId: '',
    };
    const pageOrigin = ownOrigin(request) ?? `http://${services.baseDomain}`;
    const ctx = { ...stepContext(services, { viewer, log: request.log, pageOrigin }), viewer, scope };
    const today = dayOf(now, timeZone);
    const range = {
      from: dayBegins(addDays(today, -BACK_DAYS), timeZone),
      to: dayBegins(addDays(today, AHEAD_DAYS), timeZone),
    };
    return calendarFile(await gatherDates(ctx, range, ports), {
      eid,
      timeZone,
      words: feedWords[found.language],
      now,
      pageOf: (month) => `${pageOrigin}/my/studycalendar?month=${month}`,
    });
  });
}
