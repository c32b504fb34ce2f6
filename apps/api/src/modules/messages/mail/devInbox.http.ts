import { desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { inTenant } from '../../../db/tenant.ts';
import { forThisMachine } from '../../../http/loopback.ts';
import type { KeptSms } from '../../../sms/smsPort.ts';
import { escapeHtml } from '../../../text/escape.ts';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import { outbox } from './outbox.schema.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const most = 100;

/**
 * Mail and short messages sent, for developers: all enterprises, newest first. Never in production, and for this
 * machine alone: its reader can end anybody's mails.
 */
export function registerDevInbox(app: FastifyInstance, db: Database, messages: () => readonly KeptSms[]): void {
  app.get('/dev/inbox', forThisMachine, async (_request, reply) => {
    const lines = messages().map(
      ({ at, text, to }) =>
        `<li>${escapeHtml(text)} <small>${escapeHtml(`sms ${to} ${new Date(at).toISOString()}`)}</small></li>`,
    );
    for (const { eid } of await everyEnterprise(db)) {
      const sent = await inTenant(db, eid, (scope) =>
        scope.tx
          .select()
          .from(outbox)
          .where(scope.only(outbox, isNotNull(outbox.sentAt)))
          .orderBy(desc(outbox.id))
          .limit(most),
      );
      for (const { id, sentAt, subject, to, way } of sent) {
        lines.push(
          `<li><a href="/dev/inbox/${eid}/${id}">${escapeHtml(subject)}</a> <small>${escapeHtml(`${way} ${to} ${sentAt?.toISOString() ?? ''}`)}</small></li>`,
        );
      }
    }
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1><ul>${lines.join('')}</ul>`);
  });
  app.get<{ Params: { eid: string; id: string } }>('/dev/inbox/:eid/:id', forThisMachine, async ({ params }, reply) => {
    const [eid, id] = [Number(params.eid), Number(params.id)];
    const [row] =
      Number.isSafeInteger(eid) && eid >= 0 && Number.isSafeInteger(id)
        ? await inTenant(db, eid, (scope) =>
            scope.tx
              .select()
              .from(outbox)
              .where(scope.only(outbox, eq(outbox.id, id))),
          )
        : [];
    return reply
      .code(row === undefined ? 404 : 200)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(row?.html ?? '<!doctype html><title>404</title>');
  });
}

const everyEnterprise = (db: Database) =>
  db.transaction("SET LOCAL app.eid = '-1'", (tx) => tx.select({ eid: enterprises.eid }).from(enterprises));
