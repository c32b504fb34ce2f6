import type { CertificateTone } from '@banyan/contracts/training';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A template of the demo, with what the demo learner has of it. */
export interface SeedTemplate {
  readonly id: number;
  readonly eid: number;
  readonly title: L10n;
  readonly scope: L10n;
  readonly body: L10n;
  readonly tone: CertificateTone;
  readonly prefix: string;
  readonly validMonths: number | null;
  readonly held: readonly SeedCertificate[];
}

/** A certificate of the demo learner. */
export interface SeedCertificate {
  /** Days from now; negative: ago. */
  readonly issuedIn: number;
  /** The same; null: for good. */
  readonly endsIn: number | null;
  /** The end of its number. */
  readonly serial: number;
  readonly revoked?: { readonly in: number; readonly reason: string };
}
