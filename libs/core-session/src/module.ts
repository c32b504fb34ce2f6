import type { Screen } from '@banyan/contracts';
import type { ComponentType } from 'react';
import type { MessageLoaders } from './messages.ts';
import type { ModuleNavigation, SearchSource } from './navigation.ts';

/** What the portal knows about a screen without loading it: the facts that the contracts state. */
export type ScreenHandle = Screen;

/** One row of the route table: what is known of a screen, and its page, which is lazy. */
export interface ScreenRoute {
  readonly screen: ScreenHandle;
  readonly load: () => Promise<ComponentType>;
}

/** What a domain gives to the portal. Each domain adds its own widgets and queries. */
export interface DomainModule {
  /** Also the namespace of its messages. */
  readonly name: string;
  readonly routes: readonly ScreenRoute[];
  /** One lazy chunk for each message set. */
  readonly messages: MessageLoaders;
  /** What of it stands in the navigation of shared layouts. */
  readonly navigation?: ModuleNavigation;
  /** What the header's search finds of it. */
  readonly search?: SearchSource;
}
