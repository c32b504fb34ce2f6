import { defineCall } from './call.ts';
import { certificateForms, certificateStates, certificateTones } from './certificate.choices.ts';
import { epochMs, text, wireId } from './wire.ts';
import { z } from './z.ts';

const shown = {
  /** Number, as it is printed. */
  number: z.string(),
  /** What was earned, in the viewer’s language. */
  title: z.string(),
  /** What it covers; empty where the title says all. */
  scope: z.string(),
  /** The pigment that it is drawn with. */
  tone: z.enum(certificateTones),
  /** The enterprise. */
  issuer: z.string(),
  /** Epoch ms. */
  issuedAt: epochMs,
  /** Epoch ms; null: for good. */
  expiresAt: z.nullable(epochMs),
  /** Epoch ms; null: it was not. */
  revokedAt: z.nullable(epochMs),
  /** Where it stands, now. */
  state: z.enum(certificateStates),
};

/** A certificate of the learner’s own [TR-04]. */
export const ownCertificate = z.object({
  /** Certificate id. */
  id: z.int(),
  /** Names it in `/verify/:code`, for ever. */
  code: z.string(),
  ...shown,
  /** Name as it is printed. */
  holder: z.string(),
  /** Account as it is printed. */
  account: z.string(),
  /** Why it was revoked; empty where it was not. */
  reason: z.string(),
  /** A newer one has taken its place. */
  renewed: z.boolean(),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

export const myCertificates = defineCall({
  name: 'apiCertificate/mine',
  method: 'GET',
  summary: 'Certificates of the learner, newest first',
  source: ['TR-04'],
  request: z.object({}),
  response: z.object({
    /** At most 500. */
    items: z.array(ownCertificate),
  }),
});

export const certificateDocument = defineCall({
  name: 'apiCertificate/document',
  method: 'POST',
  // Asked again, it answers the same: what is drawn is drawn once.
  idempotent: false,
  summary: 'A certificate to save, drawn where it is not yet',
  source: ['TR-04'],
  request: z.object({
    /** Certificate id. */
    id: wireId,
    /** PDF or picture. */
    form: z.enum(certificateForms),
  }),
  response: z.object({
    /** Address to save it from, for an hour. */
    url: z.string(),
  }),
});

export const certificateCredential = defineCall({
  name: 'apiCertificate/credential',
  method: 'GET',
  summary:
    'A certificate as an Open Badges 3.0 credential, signed by the enterprise: a compact JWS (VC-JWT, RS256); refused with conflict once it was revoked',
  source: ['TR-04'],
  request: z.object({
    /** Certificate id. */
    id: wireId,
  }),
  response: z.object({
    /** The credential. */
    jwt: z.string(),
  }),
});

export const revokeCertificate = defineCall({
  name: 'apiCertificate/revoke',
  method: 'POST',
  access: 'admin',
  summary: 'Revokes a certificate; its code stays and says so',
  source: ['TR-04', 'HT-06'],
  request: z.object({
    /** Certificate id. */
    id: wireId,
    /** Told to its holder alone. */
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({
    /** Epoch ms. */
    revokedAt: epochMs,
  }),
});

/** What anybody is told of a certificate: less than is printed on it [TR-04]. */
export const verifiedCertificate = z.object({
  ...shown,
  /** Name without its middle. */
  holder: z.string(),
  /** Last characters of the account. */
  account: z.string(),
});
export type VerifiedCertificate = z.output<typeof verifiedCertificate>;

export const verifyCertificate = defineCall({
  name: 'apiCertificate/verify',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'Whether a certificate holds, for anybody who has its code',
  source: ['TR-04'],
  request: z.object({
    /** From the certificate; dashes and the case of letters do not matter. */
    code: text(40),
  }),
  response: z.object({
    /** Null: there is none of this code. */
    certificate: z.nullable(verifiedCertificate),
    /** When it was looked up, epoch ms. */
    checkedAt: epochMs,
  }),
});

export const certificateKey = defineCall({
  name: '/yii/appapi/v1/certificate/key',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  answer: 'body',
  summary: 'The enterprise’s public key, a JWK: what a credential names as its `kid`',
  source: ['TR-04'],
  request: z.object({}),
  response: z.object({
    /** RSA. */
    kty: z.string(),
    /** RS256. */
    alg: z.string(),
    /** Signing. */
    use: z.string(),
    /** Thumbprint (RFC 7638). */
    kid: z.string(),
    /** Modulus, base64url. */
    n: z.string(),
    /** Exponent, base64url. */
    e: z.string(),
  }),
});
