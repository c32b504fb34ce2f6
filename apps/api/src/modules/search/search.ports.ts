import type { SearchKind } from '@banyan/contracts/account';
import type { Find, FindOwn, NamesOf } from '../../search/searchSource.ts';

/** Kinds found by learners alone. */
type OwnKind = 'exam' | 'questionnaire' | 'message';

/** Sources by kind. A kind whose module is not there yet has no source, and no place in `searchKinds`. */
export interface SearchPorts {
  readonly open: Readonly<Record<Exclude<SearchKind, OwnKind>, Find>>;
  readonly own: Readonly<Record<OwnKind, FindOwn>>;
  /** Names with known words, to correct mistyped ones. */
  readonly names: readonly NamesOf[];
}
