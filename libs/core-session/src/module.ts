import type { Screen } from '@banyan/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { MessageLoaders } from './messages.ts';
import type { ReviewPart } from './review.ts';
import type { SearchPart } from './search.ts';

/** What the portal knows about a screen without loading it: the facts that the contracts state. */
export type ScreenHandle = Screen;

/** One row of the route table: what is known of a screen, and its page, which is lazy. */
export interface ScreenRoute {
  readonly screen: ScreenHandle;
  /** Fetches the page by itself. */
  readonly page: () => Promise<ComponentType>;
  /** Fetches it in the surroundings of its domain, as it is shown. */
  readonly load: () => Promise<ComponentType>;
}

/** What the portal tells a part of a domain that it places on the home page. */
export interface HomeWidgetProps {
  /** Stands in its place where it has nothing to show. */
  readonly nothing: ReactNode;
}

/** What a domain gives to the portal. Each domain adds its own parts and queries. */
export interface DomainModule {
  /** Also the namespace of its messages. */
  readonly name: string;
  readonly routes: readonly ScreenRoute[];
  /** One lazy chunk for each message set. */
  readonly messages: MessageLoaders;
  /** What of it stands on the home page, beside what is studied. */
  readonly home?: () => Promise<ComponentType<HomeWidgetProps>>;
  /** A row of its own at the foot of the home page; it shows nothing where there is nothing. */
  readonly homeRow?: () => Promise<ComponentType>;
  /** What a search finds of it: kinds, with where their hits open. */
  readonly search?: () => Promise<readonly SearchPart[]>;
  /** What administrators review of it: parts of the review desk. */
  readonly review?: () => Promise<readonly ReviewPart[]>;
  /** Domains whose texts its screens show as well. */
  readonly shows?: readonly Pick<DomainModule, 'name' | 'messages'>[];
}
