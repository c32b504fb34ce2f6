import type { CallInput, CallOutput } from '@banyan/contracts';
import type { certificateDocument, myCertificates, revokeCertificate } from '@banyan/contracts/training';
import { ErrorCode } from '@banyan/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { undrawable } from '../../fonts/typeset.ts';
import { Refusal } from '../../http/refusal.ts';
import { certificates } from './certificate.schema.ts';
import { ownCertificate, shownOf } from './certificateRow.ts';
import { drawDocuments, keyOf, printOf } from './document.ts';

const MOST = 500;
/** Validity of the addresses of documents. */
const OPEN_MS = 3_600_000;

/** Certificates of the learner, newest first. */
export async function listMine({
  scope,
  viewer,
  now,
}: CallContext<Learner>): Promise<CallOutput<typeof myCertificates>> {
  const rows = await scope.tx
    .select()
    .from(certificates)
    .where(scope.only(certificates, eq(certificates.userId, viewer.userId)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(MOST);
  const at = { language: viewer.language, now: now() };
  const newest = new Map<number, number>();
  for (const { id, templateId, revokedAt } of rows) {
    if (revokedAt === null && !newest.has(templateId)) newest.set(templateId, id);
  }
  return {
    items: rows.map((row) => ({
      id: row.id,
      code: row.code,
      ...shownOf(row, at),
      holder: localised(row.words.holder, viewer.language),
      account: row.words.account,
      reason: row.reason,
      renewed: row.revokedAt === null && newest.get(row.templateId) !== row.id,
      unprinted: undrawable([row.words.title, row.words.scope, row.words.holder].flatMap(Object.values).join(' ')),
    })),
  };
}

/** A certificate to save; drawn here when no job has done it yet. */
export async function openDocument(
  ctx: StepContext<Learner>,
  { id, form }: CallInput<typeof certificateDocument>,
): Promise<CallOutput<typeof certificateDocument>> {
  const { inTenant, viewer, files, portalOrigin, contentUrl, now } = ctx;
  const print = await inTenant(async (scope) =>
    printOf(scope, await ownCertificate({ scope, viewer }, id), portalOrigin),
  );
  const { row } = print;
  if (row.drawnAt === null || (await files.stat(keyOf(row, form))) === null) {
    await drawDocuments(print, files);
    await inTenant((scope) =>
      scope.tx
        .update(certificates)
        .set({ drawnAt: new Date(now()) })
        .where(scope.only(certificates, eq(certificates.id, id), isNull(certificates.drawnAt))),
    );
  }
  const name = `${localised(row.words.title, viewer.language)} ${row.number}.${form === 'pdf' ? 'pdf' : 'png'}`;
  return { url: contentUrl(keyOf(row, form), OPEN_MS, name).url };
}

/** Revokes a certificate; a revoked one stays as it is. */
export async function revoke(
  { scope, viewer, now }: CallContext<Learner>,
  { id, reason }: CallInput<typeof revokeCertificate>,
): Promise<CallOutput<typeof revokeCertificate>> {
  const one = eq(certificates.id, id);
  await scope.tx
    .update(certificates)
    // Drawn again when it is saved next, with its revocation.
    .set({ revokedAt: new Date(now()), reason: reason.trim(), revokedBy: viewer.userId, drawnAt: null })
    .where(scope.only(certificates, and(one, isNull(certificates.revokedAt))));
  const [row] = await scope.tx
    .select({ revokedAt: certificates.revokedAt })
    .from(certificates)
    .where(scope.only(certificates, one));
  if (row === undefined || row.revokedAt === null) throw new Refusal(ErrorCode.notFound);
  return { revokedAt: row.revokedAt.getTime() };
}
