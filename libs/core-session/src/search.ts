import type { SaidLine, SearchHit, SearchKind } from '@banyan/contracts/account';

/** A kind of what a search finds, of the domain that has its screens. */
export interface SearchPart {
  readonly kind: SearchKind;
  /** Where a hit opens. */
  readonly hrefOf: (hit: SearchHit) => string;
  /** Where a line of its lessons is said. */
  readonly lineHref?: (hit: SearchHit, line: SaidLine) => string;
}
