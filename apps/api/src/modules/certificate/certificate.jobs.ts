import { v } from '@banyan/contracts';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { certificateEarned } from '../../effects/certificateEarned.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { certificateTakenBack } from '../../effects/takenBack.ts';
import { messageSent } from '../../effects/messageSent.ts';
import { defineJob } from '../../jobs/job.ts';
import { NOTICE_MS } from './certificateRow.ts';
import { certificates } from './certificate.schema.ts';
import { drawDocuments, printOf } from './document.ts';
import { issue, takeBackCertificate } from './issue.ts';

/** Draws PDF and picture of a certificate that was issued. */
export const drawCertificate = defineJob({
  name: 'certificate.draw',
  data: v.object({ id: v.int() }),
  run: async ({ scope, now, files, portalOrigin }, { id }) => {
    const one = eq(certificates.id, id);
    const [row] = await scope.tx.select().from(certificates).where(scope.only(certificates, one));
    if (row === undefined || row.drawnAt !== null) return;
    await drawDocuments(await printOf(scope, row, portalOrigin), files);
    await scope.tx
      .update(certificates)
      .set({ drawnAt: new Date(now) })
      .where(scope.only(certificates, one));
  },
});

/** Most holders notified in one run; the rest follow in the next. */
const AT_ONCE = 500;

/** Notifies holders of certificates that expire soon, once each; a replaced certificate expires without notice. */
export const tellExpiring = defineJob({
  name: 'certificate.tellExpiring',
  data: v.object({}),
  every: '10 1 * * *',
  run: async ({ scope, now, emit }) => {
    const newer = sql`exists (select 1 from certificates newer where newer.eid = ${certificates.eid}
      and newer.user_id = ${certificates.userId} and newer.template_id = ${certificates.templateId}
      and newer.issued_at > ${certificates.issuedAt} and newer.revoked_at is null)`;
    const ending = await scope.tx
      .select()
      .from(certificates)
      .where(
        scope.only(
          certificates,
          isNull(certificates.toldAt),
          isNull(certificates.revokedAt),
          and(gt(certificates.expiresAt, new Date(now)), lte(certificates.expiresAt, new Date(now + NOTICE_MS))),
          sql`not ${newer}`,
        ),
      )
      .orderBy(certificates.expiresAt)
      .limit(AT_ONCE);
    for (const { id, userId, number, words, expiresAt } of ending) {
      await emit(scope, messageSent, {
        userIds: [userId],
        kind: 'certificateExpiry',
        source: { type: 'certificate', id: String(id) },
        params: {
          title: words.title.zh_cn,
          titleEn: words.title.en ?? words.title.zh_cn,
          number,
          expiresAt: expiresAt?.getTime() ?? 0,
        },
      });
      await scope.tx
        .update(certificates)
        .set({ toldAt: new Date(now) })
        .where(scope.only(certificates, eq(certificates.id, id)));
    }
  },
});

/** A certificate gets its number with the achievement; its documents are drawn later. */
export const certificateHandlers: readonly Handler[] = [
  on(certificateEarned, async ({ scope, now, jobs }, event) => {
    const id = await issue(scope, event, now);
    if (id !== null) await jobs.add(scope, drawCertificate, { id });
  }),
  on(certificateTakenBack, ({ scope, now }, event) => takeBackCertificate(scope, event, now)),
];
