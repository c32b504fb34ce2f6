import { eq } from 'drizzle-orm';
import { dayOf } from '../../../days/days.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { NOTICE_MS } from '../certificateRow.ts';
import { certificates, certificateTemplates } from '../certificate.schema.ts';
import { seedTemplates } from './templates.ts';

const DAY_MS = 86_400_000;
const learners: Readonly<Record<number, string>> = { 1001: 'H20381', 1002: 'L1042' };

/** Code of a demo certificate, known beforehand: `BANYAN0000009701`. */
const codeOf = (id: number) => `BANYAN${String(id).padStart(10, '0')}`;

/** Templates, and certificates of the demo learners in every state. Their documents are drawn when they are asked for. */
export const certificateSeeds: readonly SeedStep[] = [
  {
    name: 'certificates',
    eids: [1001, 1002],
    fills: certificateTemplates,
    async work({ db, now }, { eid, settings }) {
      await inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        const [enterprise] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
        const [learner] = await scope.tx
          .select()
          .from(users)
          .where(scope.only(users, eq(users.account, learners[eid] ?? '')));
        for (const seed of seedTemplates.filter((one) => one.eid === eid)) {
          const { held, id, tone, prefix, validMonths } = seed;
          const template = { title: say(seed.title), scope: say(seed.scope), body: say(seed.body), tone };
          await scope.tx
            .insert(certificateTemplates)
            .values(scope.row(certificateTemplates, { id, ...template, prefix, validMonths, photo: true }));
          if (learner === undefined || enterprise === undefined) continue;
          const rows = held.map(({ issuedIn, endsIn, serial, revoked }, index) => {
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
                ...template,
                holder: learner.name,
                account: learner.account,
                issuer: enterprise.name,
                photo: null,
              },
              issuedAt,
              expiresAt: endsIn === null ? null : new Date(now + endsIn * DAY_MS),
              // The demo's inbox tells of it already.
              toldAt: endsIn !== null && endsIn * DAY_MS <= NOTICE_MS ? new Date(now) : null,
              revokedAt: revoked === undefined ? null : new Date(now + revoked.in * DAY_MS),
              reason: revoked?.reason ?? '',
            });
          });
          await scope.tx.insert(certificates).values(rows);
        }
      });
    },
  },
];
