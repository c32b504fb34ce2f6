import type { RefusalCode } from '@banyan/contracts';
import type { Localised } from '../db/localised.ts';

/** Details of a refusal. */
export interface RefusalDetail {
  /** Sentence for the screen, where the code alone is not enough. */
  readonly msg?: string;
  /** Sentence in several languages, of which the viewer's is taken. */
  readonly text?: Localised;
  /** Data that the code's docstring in contracts describes. */
  readonly data?: unknown;
  /** For the log alone. */
  readonly reason?: string;
}

/** A service refuses, with one of the codes of contracts. Anything else that is thrown is a fault of ours: 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(`refused with ${code}`);
    this.code = code;
    this.detail = detail;
  }
}
