import { fromDate } from '@internationalized/date';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CertificateEarned } from '../../effects/certificateEarned.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { certificateCounters, certificates, certificateTemplates } from './certificate.schema.ts';
import { newCode } from './code.ts';

/** The same time some months later, on the same day or the last of that month; days are those of a zone. */
export const addMonths = (moment: number, months: number, timeZone: string): Date =>
  fromDate(new Date(moment), timeZone).add({ months }).toDate();

/** The next number of a series; simultaneous callers wait for each other. */
async function nextNumber(scope: TenantScope, prefix: string, day: string): Promise<string> {
  const series = `${prefix}-${day.slice(0, 7)}`;
  const [counted] = await scope.tx
    .insert(certificateCounters)
    .values(scope.row(certificateCounters, { series, last: 1 }))
    .onConflictDoUpdate({
      target: [certificateCounters.eid, certificateCounters.series],
      set: { last: sql`${certificateCounters.last} + 1` },
    })
    .returning({ last: certificateCounters.last });
  return `${series}-${String(counted?.last ?? 1).padStart(4, '0')}`;
}

/** Revoked by nobody: its reason is no longer valid. A revocation by a person is final. */
const takenBack = sql<boolean>`(${certificates.revokedAt} is not null and ${certificates.revokedBy} is null)`;

/** Revokes the certificate of a round of a source, as long as the source is not complete. */
export async function takeBackCertificate(
  scope: TenantScope,
  { userId, templateId, source, round }: CertificateEarned,
  now: number,
): Promise<void> {
  const issued = and(
    eq(certificates.sourceType, source.type),
    eq(certificates.sourceId, source.id),
    eq(certificates.userId, userId),
    eq(certificates.templateId, templateId),
    eq(certificates.round, round),
    isNull(certificates.revokedAt),
  );
  await scope.tx
    .update(certificates)
    .set({ revokedAt: new Date(now) })
    .where(scope.only(certificates, issued));
}

/**
 * Issues a certificate with its number, once for each round of a source; an automatically revoked one is valid again.
 * Returns its id; null when it had been issued, or when there is no such template any more.
 */
export async function issue(
  scope: TenantScope,
  { userId, templateId, source, round }: CertificateEarned,
  now: number,
): Promise<number | null> {
  const [template] = await scope.tx
    .select()
    .from(certificateTemplates)
    .where(scope.only(certificateTemplates, eq(certificateTemplates.id, templateId)));
  const [holder] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  const [enterprise] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
  if (template === undefined || holder === undefined || enterprise === undefined) return null;
  const key = { sourceType: source.type, sourceId: source.id, userId, templateId, round };
  // Two events of the same achievement wait for each other here, so that no number is wasted.
  const lock = `certificate ${scope.eid} ${Object.values(key).join(' ')}`;
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const same = Object.entries(key).map(([name, value]) => eq(certificates[name as keyof typeof key], value));
  const [before] = await scope.tx
    .select({ id: certificates.id, takenBack: takenBack })
    .from(certificates)
    .where(scope.only(certificates, and(...same)));
  if (before?.takenBack === true) {
    await scope.tx
      .update(certificates)
      .set({ revokedAt: null })
      .where(scope.only(certificates, eq(certificates.id, before.id)));
  }
  if (before !== undefined) return null;
  const { title, scope: covers, body, tone, prefix, validMonths } = template;
  const name = holder.realName === '' ? holder.name : { ...holder.name, zh_cn: holder.realName };
  const [issued] = await scope.tx
    .insert(certificates)
    .values(
      scope.row(certificates, {
        ...key,
        number: await nextNumber(scope, prefix, dayOf(now, enterprise.timeZone)),
        code: newCode(),
        words: {
          ...{ title, scope: covers, body, tone },
          holder: name,
          account: holder.account,
          issuer: enterprise.name,
          photo: template.photo ? (holder.idPhoto?.key ?? null) : null,
        },
        issuedAt: new Date(now),
        expiresAt: validMonths === null ? null : addMonths(now, validMonths, enterprise.timeZone),
      }),
    )
    .returning({ id: certificates.id });
  return issued?.id ?? null;
}
