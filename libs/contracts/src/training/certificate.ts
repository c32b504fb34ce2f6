import { defineCall } from '../call.ts';
import { certificateForms, certificateStates, certificateTones } from './certificate.choices.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

const shown = {
  /** Number, as it is printed. */
  number: v.string(),
  /** What was earned, in the viewer’s language. */
  title: v.string(),
  /** What it covers; empty where the title says all. */
  scope: v.string(),
  /** The pigment that it is drawn with. */
  tone: v.picklist(certificateTones),
  /** The enterprise. */
  issuer: v.string(),
  /** Epoch ms. */
  issuedAt: epochMs,
  /** Epoch ms; null: for good. */
  expiresAt: v.nullable(epochMs),
  /** Epoch ms; null: it was not. */
  revokedAt: v.nullable(epochMs),
  /** Its state now. */
  state: v.picklist(certificateStates),
};

/** A certificate of the learner’s own [TR-04]. */
export const ownCertificate = v.object({
  /** Certificate id. */
  id: v.int(),
  /** Names it in `/verify/:code`, for ever. */
  code: v.string(),
  ...shown,
  /** Name as it is printed. */
  holder: v.string(),
  /** Account as it is printed. */
  account: v.string(),
  /** Why it was revoked; empty where it was not. */
  reason: v.string(),
  /** A newer one has taken its place. */
  renewed: v.boolean(),
  /** Signs of it that cannot be printed: an empty box stands in their place. */
  unprinted: v.array(v.string()),
});
export type OwnCertificate = v.InferOutput<typeof ownCertificate>;

export const myCertificates = defineCall({
  name: 'apiCertificate/mine',
  method: 'GET',
  summary: 'Certificates of the learner, newest first',
  source: ['TR-04'],
  request: v.object({}),
  response: v.object({
    /** At most 500. */
    items: v.array(ownCertificate),
  }),
});

export const certificateDocument = defineCall({
  name: 'apiCertificate/document',
  method: 'POST',
  // Asked again, it answers the same: what is drawn is drawn once.
  idempotent: false,
  summary: 'A certificate to save, drawn where it is not yet',
  source: ['TR-04'],
  request: v.object({
    /** Certificate id. */
    id: wireId,
    /** PDF or picture. */
    form: v.picklist(certificateForms),
  }),
  response: v.object({
    /** Address to save it from, for an hour. */
    url: v.string(),
  }),
});

export const certificateCredential = defineCall({
  name: 'apiCertificate/credential',
  method: 'GET',
  summary:
    'A certificate as an Open Badges 3.0 credential, signed by the enterprise: a compact JWS (VC-JWT, RS256); refused with conflict once it was revoked',
  source: ['TR-04'],
  request: v.object({
    /** Certificate id. */
    id: wireId,
  }),
  response: v.object({
    /** The credential. */
    jwt: v.string(),
  }),
});

export const revokeCertificate = defineCall({
  name: 'apiCertificate/revoke',
  method: 'POST',
  access: 'admin',
  summary: 'Revokes a certificate; its code stays and says so',
  source: ['TR-04', 'HT-06'],
  request: v.object({
    /** Certificate id. */
    id: wireId,
    /** Told to its holder alone. */
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  response: v.object({
    /** Epoch ms. */
    revokedAt: epochMs,
  }),
});

/** What anybody is told of a certificate: less than is printed on it [TR-04]. */
export const verifiedCertificate = v.object({
  ...shown,
  /** Name without its middle. */
  holder: v.string(),
  /** Last characters of the account. */
  account: v.string(),
});
export type VerifiedCertificate = v.InferOutput<typeof verifiedCertificate>;

export const verifyCertificate = defineCall({
  name: 'apiCertificate/verify',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'Whether a certificate holds, for anybody who has its code',
  source: ['TR-04'],
  request: v.object({
    /** From the certificate; dashes and the case of letters do not matter. */
    code: text(40),
  }),
  response: v.object({
    /** Null: there is none of this code. */
    certificate: v.nullable(verifiedCertificate),
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
  request: v.object({}),
  response: v.object({
    /** RSA. */
    kty: v.string(),
    /** RS256. */
    alg: v.string(),
    /** Signing. */
    use: v.string(),
    /** Thumbprint (RFC 7638). */
    kid: v.string(),
    /** Modulus, base64url. */
    n: v.string(),
    /** Exponent, base64url. */
    e: v.string(),
  }),
});
