import type { CallInput } from '@banyan/contracts';
import type { searchFind, SearchHit } from '@banyan/contracts/account';
import type { Localised } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { CallContext, Learner } from '../http/context.ts';

/** The search: typed words, and the page. */
export type FindInput = CallInput<typeof searchFind>;

/** A page of a module's hits for these words. */
export interface FoundPage {
  readonly items: SearchHit[];
  readonly next: string | null;
  /** Number of hits. */
  readonly total: number;
}

/**
 * The search of a module. It answers nothing that the viewer may not open: audience and rights are its own, and are
 * asked each time, so that nothing outdated is found.
 */
export type Find<Ctx = CallContext> = (ctx: Ctx, input: FindInput) => Promise<FoundPage>;
export type FindOwn = Find<CallContext<Learner>>;

/** Names in a module: candidates for a mistyped word. */
export type NamesOf = (scope: TenantScope) => Promise<readonly Localised[]>;

/** A hit that has nothing but these. */
export const hitOf = ({ id, title, ...more }: Pick<SearchHit, 'id' | 'title'> & Partial<SearchHit>): SearchHit => ({
  ...{ id, title, about: '', by: '', part: '', at: null, count: null },
  ...{ motif: null, art: null, pigment: null, lines: [], said: 0 },
  ...more,
});

/** Most names of a kind that are read for their words. */
export const mostNames = 20_000;
