import type { SaidLine, SearchHit, SearchKind } from '@banyan/contracts/account';

/** A kind of search result, provided by the domain of its screens. */
export interface SearchPart {
  readonly kind: SearchKind;
  /** Address of a hit. */
  readonly hrefOf: (hit: SearchHit) => string;
  /** Address of a spoken line of its lessons. */
  readonly lineHref?: (hit: SearchHit, line: SaidLine) => string;
}
