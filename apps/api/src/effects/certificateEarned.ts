import { defineEffect } from './effect.ts';

/** Someone has completed something that gives a certificate. One round of one source gives one certificate. */
export interface CertificateEarned {
  readonly userId: number;
  readonly templateId: number;
  /** The completed thing: `programme` and its id. */
  readonly source: { readonly type: string; readonly id: string };
  /** 1 for the first; a recertification continues the count. */
  readonly round: number;
}

export const certificateEarned = defineEffect<CertificateEarned>('certificateEarned');
