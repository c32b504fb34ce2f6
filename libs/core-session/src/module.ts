import type { Screen } from '@banyan/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { ManageEntry } from './manage.ts';
import type { MessageLoaders } from './messages.ts';
import type { ReviewPart } from './review.ts';
import type { SearchPart } from './search.ts';

/** Facts of a screen, known without loading it, from the contracts. */
export type ScreenHandle = Screen;

/** One row of the route table: the facts of a screen, and its lazy page. */
export interface ScreenRoute {
  readonly screen: ScreenHandle;
  /** Loads the page alone. */
  readonly page: () => Promise<ComponentType>;
  /** Loads the page within its domain's context. */
  readonly load: () => Promise<ComponentType>;
}

/** Props of a domain's part on the home page. */
export interface HomeWidgetProps {
  /** Shown instead when the part has nothing to show. */
  readonly nothing: ReactNode;
}

/** Screens and entries of a domain in the console. */
export interface ManageModule {
  /** Its screens below `/manage`. */
  readonly routes: readonly ScreenRoute[];
  /** Its entries in the navigation. */
  readonly entries: readonly ManageEntry[];
}

/** The parts that a domain provides to the portal. Each domain adds its own parts and queries. */
export interface DomainModule {
  /** Also the namespace of its messages. */
  readonly name: string;
  readonly routes: readonly ScreenRoute[];
  /** One lazy chunk per message set. */
  readonly messages: MessageLoaders;
  /** Its part on the home page, beside the studied courses. */
  readonly home?: () => Promise<ComponentType<HomeWidgetProps>>;
  /** Its row at the foot of the home page; empty when there is nothing to show. */
  readonly homeRow?: () => Promise<ComponentType>;
  /** Its kinds of search results, with the addresses of their hits. */
  readonly search?: () => Promise<readonly SearchPart[]>;
  /** Its parts of the review desk, for administrators. */
  readonly review?: () => Promise<readonly ReviewPart[]>;
  /** Its screens and entries in the console; its texts are the module's. Loads with the console, never with the portal. */
  readonly manage?: () => Promise<ManageModule>;
  /** Domains whose texts its screens also show. */
  readonly shows?: readonly Pick<DomainModule, 'name' | 'messages'>[];
}
