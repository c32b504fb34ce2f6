import type { CallInput } from '@banyan/contracts';
import type { searchFind, SearchHit } from '@banyan/contracts/account';
import type { Localised } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { CallContext, Learner } from '../http/context.ts';

/** What is looked for: words that somebody writes, and which page. */
export type FindInput = CallInput<typeof searchFind>;

/** A page of what a module has with these words in it. */
export interface FoundPage {
  readonly items: SearchHit[];
  readonly next: string | null;
  /** How many there are. */
  readonly total: number;
}

/**
 * How a module is searched. It answers nothing that the viewer may not open: audience and rights are its own, and are
 * asked each time, so that nothing outdated is found.
 */
export type Find<Ctx = CallContext> = (ctx: Ctx, input: FindInput) => Promise<FoundPage>;
export type FindOwn = Find<CallContext<Learner>>;

/** Names of what a module has: the words that a mistyped one is taken for. */
export type NamesOf = (scope: TenantScope) => Promise<readonly Localised[]>;

/** A hit that has nothing but these. */
export const hitOf = ({ id, title, ...more }: Pick<SearchHit, 'id' | 'title'> & Partial<SearchHit>): SearchHit => ({
  ...{ id, title, about: '', by: '', part: '', at: null, count: null },
  ...{ motif: null, art: null, pigment: null, lines: [], said: 0 },
  ...more,
});

/** Most names of a kind that are read for their words. */
export const mostNames = 20_000;
