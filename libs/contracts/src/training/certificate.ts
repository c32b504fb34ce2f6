import { defineCall } from '../call.ts';
import { certificateForms, certificateStates, certificateTones } from './certificate.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const shown = {
  /** Printed number. */
  number: v.string(),
  /** Achievement, in the viewer’s language. */
  title: v.string(),
  /** Scope; empty when the title covers it. */
  scope: v.string(),
  /** Pigment of its drawing. */
  tone: v.picklist(certificateTones),
  /** Name of the enterprise. */
  issuer: v.string(),
  /** Time of issue, epoch ms. */
  issuedAt: epochMs,
  /** Expiry, epoch ms; null for unlimited validity. */
  expiresAt: v.nullable(epochMs),
  /** Time of the revocation, epoch ms; null without one. */
  revokedAt: v.nullable(epochMs),
  /** Current state. */
  state: v.picklist(certificateStates),
};

/** A certificate of the learner’s own [TR-04]. */
export const ownCertificate = v.object({
  /** Certificate id. */
  id: v.int(),
  /** Permanent code for `/verify/:code`. */
  code: v.string(),
  ...shown,
  /** Printed name. */
  holder: v.string(),
  /** Printed account. */
  account: v.string(),
  /** Reason of the revocation; empty without one. */
  reason: v.string(),
  /** True when a newer one has replaced it. */
  renewed: v.boolean(),
  /** Its characters that cannot be printed and are replaced by an empty box. */
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
  // Repeating it gives the same answer: a document is drawn once.
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
    /** Download address, valid for an hour. */
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

/** A certificate at the review desk. */
const issuedCertificate = v.object({
  /** Certificate id. */
  id: v.int(),
  /** Permanent code for `/verify/:code`. */
  code: v.string(),
  ...shown,
  /** Printed name. */
  holder: v.string(),
  /** Printed account. */
  account: v.string(),
  /** Reason of the revocation; empty without one. */
  reason: v.string(),
});
export type IssuedCertificate = v.InferOutput<typeof issuedCertificate>;

export const issuedCertificates = defineCall({
  name: 'apiCertificate/issued',
  method: 'GET',
  access: 'admin',
  summary: 'Certificates of the enterprise, newest first',
  source: ['TR-04'],
  request: page({
    /** Words of the number, code, account, name or title; empty for all. */
    keyword: text(60),
  }),
  response: pageOf(issuedCertificate),
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
    /** Shown to its holder alone. */
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  response: v.object({
    /** Time of the revocation, epoch ms. */
    revokedAt: epochMs,
  }),
});

/** A certificate for anyone who verifies it: less than its print shows [TR-04]. */
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
    /** Code of the certificate; dashes and case are ignored. */
    code: text(40),
  }),
  response: v.object({
    /** Null when the code is unknown. */
    certificate: v.nullable(verifiedCertificate),
    /** Time of the verification, epoch ms. */
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
    /** Key type, RSA. */
    kty: v.string(),
    /** Algorithm, RS256. */
    alg: v.string(),
    /** Use, signing. */
    use: v.string(),
    /** Thumbprint (RFC 7638). */
    kid: v.string(),
    /** Modulus, base64url. */
    n: v.string(),
    /** Exponent, base64url. */
    e: v.string(),
  }),
});

/** Purposes of status lists of credentials: withdrawn for good, or followed by a newer one. */
export const statusPurposes = ['revocation', 'refresh'] as const;

export const certificateStatus = defineCall({
  name: '/yii/appapi/v1/certificate/status',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  answer: 'body',
  summary:
    'A status list of the enterprise’s credentials (W3C Bitstring Status List), signed like them: what a credential names as its `statusListCredential`',
  source: ['TR-04'],
  request: v.object({
    /** Number of the list. */
    list: v.pipe(wireInt, v.minValue(0), v.maxValue(1_000_000_000)),
    /** Meaning of its bits. */
    purpose: v.picklist(statusPurposes),
  }),
  response: v.object({
    /** JSON-LD context. */
    '@context': v.string(),
    /** The signed list: `data:application/vc+jwt,` and a compact JWS. */
    id: v.string(),
    /** EnvelopedVerifiableCredential. */
    type: v.string(),
  }),
});
