import { ErrorCode } from '@banyan/contracts';
import { expiryNoticeDays, type CertificateState } from '@banyan/contracts/training';
import { and, eq } from 'drizzle-orm';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { certificates, type CertificateRow } from './certificate.schema.ts';

/** Time before its end from which a certificate counts as expiring. */
export const NOTICE_MS = expiryNoticeDays * 86_400_000;

/** State of a certificate; computed, never stored, so that it depends on no job. */
export function stateOf(
  { expiresAt, revokedAt }: Pick<CertificateRow, 'expiresAt' | 'revokedAt'>,
  now: number,
): CertificateState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt === null) return 'valid';
  const left = expiresAt.getTime() - now;
  return left <= 0 ? 'expired' : left <= NOTICE_MS ? 'expiring' : 'valid';
}

/** The part of a certificate that everybody may see. */
export function shownOf(row: CertificateRow, { language, now }: { language: ContentLanguage; now: number }) {
  const { words } = row;
  return {
    number: row.number,
    title: localised(words.title, language),
    scope: localised(words.scope, language),
    tone: words.tone,
    issuer: localised(words.issuer, language),
    issuedAt: row.issuedAt.getTime(),
    expiresAt: row.expiresAt?.getTime() ?? null,
    revokedAt: row.revokedAt?.getTime() ?? null,
    state: stateOf(row, now),
  };
}

/** A certificate of the viewer; others' are not found. */
export async function ownCertificate(
  { scope, viewer }: Pick<CallContext<Learner>, 'scope' | 'viewer'>,
  id: number,
): Promise<CertificateRow> {
  const mine = and(eq(certificates.id, id), eq(certificates.userId, viewer.userId));
  const [found] = await scope.tx.select().from(certificates).where(scope.only(certificates, mine));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}
