import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type certificateCredential } from '@banyan/contracts/training';
import { createHash } from 'node:crypto';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CertificateRow } from './certificate.schema.ts';
import { ownCertificate } from './certificateRow.ts';
import { originOf } from './document.ts';
import { signerOf } from './signing.ts';
import { statusEntriesOf } from './status.service.ts';

const iso = (moment: Date) => moment.toISOString();
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A certificate as the payload of a VC-JWT of Open Badges 3.0. */
function payloadOf(row: CertificateRow, origin: string, language: CallContext['viewer']['language']) {
  const { words, issuedAt, expiresAt } = row;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, language);
  const id = `${origin}/verify/${row.code}`;
  const subject = `urn:banyan:${row.eid}:${createHash('sha256').update(`${row.eid} ${row.userId}`).digest('hex').slice(0, 32)}`;
  return {
    iss: origin,
    jti: id,
    sub: subject,
    nbf: seconds(issuedAt),
    ...(expiresAt === null ? {} : { exp: seconds(expiresAt) }),
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: say(words.title),
    issuer: { id: origin, type: ['Profile'], name: say(words.issuer), url: origin },
    validFrom: iso(issuedAt),
    ...(expiresAt === null ? {} : { validUntil: iso(expiresAt) }),
    credentialStatus: statusEntriesOf(row, origin),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: say(words.holder), identityType: 'name', hashed: false }],
      achievement: {
        id: `${origin}/verify/template/${row.templateId}`,
        type: ['Achievement'],
        name: say(words.title),
        description: say(words.body),
        criteria: { narrative: say(words.body) },
        achievementType: 'Certificate',
        humanCode: row.number,
      },
    },
  };
}

/** A certificate as a signed credential for its holder; refused for a revoked one. */
export async function readCredential(
  ctx: StepContext<Learner>,
  { id }: CallInput<typeof certificateCredential>,
): Promise<CallOutput<typeof certificateCredential>> {
  const { inTenant, viewer, portalOrigin } = ctx;
  const { row, origin } = await inTenant(async (scope) => ({
    row: await ownCertificate({ scope, viewer }, id),
    origin: await originOf(scope, portalOrigin),
  }));
  if (row.revokedAt !== null) throw new Refusal(ErrorCode.conflict);
  return { jwt: (await signerOf(ctx, origin))(payloadOf(row, origin, viewer.language)) };
}
