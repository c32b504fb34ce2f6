import { asc, eq } from 'drizzle-orm';
import { dayOf } from '../../../days/days.ts';
import { inTenant } from '../../../db/tenant.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { NOTICE_MS } from '../certificateRow.ts';
import { certificates, certificateTemplates } from '../certificate.schema.ts';
import { certificatesKind } from '../import/certificates.import.ts';
import { held } from './held.ts';

const DAY_MS = 86_400_000;
const learners: Readonly<Record<number, string>> = { 1001: 'H20381', 1002: 'L1042' };

/** Templates of the demo have ids of their own. */
const firstIds: Readonly<Record<number, number>> = { 1001: 9201, 1002: 9701 };

/** Fixed code of a demo certificate: `BANYAN0000009701`. */
const codeOf = (id: number) => `BANYAN${String(id).padStart(10, '0')}`;

/** Templates, and certificates of the demo learners in every state. Their documents are drawn on request. */
export const certificateSeeds: readonly SeedStep[] = [
  {
    name: 'certificates',
    eids: [1001, 1002],
    fills: certificates,
    async work(ports, { eid }) {
      const { db, now } = ports;
      const path = demoFile('certificates.csv', eid);
      await bringDemo(certificatesKind, ports, { eid, path, firstId: firstIds[eid] ?? 0 });
      await inTenant(db, eid, async (scope) => {
        const [enterprise] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
        const [learner] = await scope.tx
          .select()
          .from(users)
          .where(scope.only(users, eq(users.account, learners[eid] ?? '')));
        if (learner === undefined || enterprise === undefined) return;
        const templates = await scope.tx
          .select()
          .from(certificateTemplates)
          .where(scope.only(certificateTemplates))
          .orderBy(asc(certificateTemplates.id));
        for (const { body, id, prefix, scope: covers, title, tone } of templates) {
          const rows = (held[id] ?? []).map(({ issuedIn, endsIn, serial, revoked }, index) => {
            const issuedAt = new Date(now + issuedIn * DAY_MS);
            const month = dayOf(issuedAt.getTime(), enterprise.timeZone).slice(0, 7);
            const own = id + index * 100;
            return scope.row(certificates, {
              id: own,
              templateId: id,
              userId: learner.id,
              sourceType: 'demo',
              sourceId: String(id),
              round: index + 1,
              number: `${prefix}-${month}-${String(serial).padStart(4, '0')}`,
              code: codeOf(own),
              words: {
                ...{ title, scope: covers, body, tone },
                holder: learner.name,
                account: learner.account,
                issuer: enterprise.name,
                photo: null,
              },
              issuedAt,
              expiresAt: endsIn === null ? null : new Date(now + endsIn * DAY_MS),
              // The demo's inbox already has that message.
              toldAt: endsIn !== null && endsIn * DAY_MS <= NOTICE_MS ? new Date(now) : null,
              revokedAt: revoked === undefined ? null : new Date(now + revoked.in * DAY_MS),
              reason: revoked?.reason ?? '',
            });
          });
          if (rows.length > 0) await scope.tx.insert(certificates).values(rows);
        }
      });
    },
  },
];
