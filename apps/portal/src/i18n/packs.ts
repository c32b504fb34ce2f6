import type { Messages, MessageSet } from '@banyan/core-session';

/** Words by feature, as the build puts them together. */
export interface WordPacks {
  /** The pack that every page begins with. */
  readonly first: string;
  /** Namespaces whose words come in packs alone. */
  readonly namespaces: ReadonlySet<string>;
  /** The words of a pack in one set, by namespace. */
  readonly load: (name: string, set: MessageSet) => Promise<{ readonly default: Readonly<Record<string, Messages>> }>;
}

/** The build puts its own in place of this file (`build/words`); without a build a namespace comes whole. */
export const packs = undefined as WordPacks | undefined;
