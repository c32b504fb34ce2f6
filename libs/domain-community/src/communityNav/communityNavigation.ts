import { communityScreens } from '@banyan/contracts/community';
import type { NavigationEntry } from '@banyan/core-session';

const { mine, questions, topics } = communityScreens;

/** Entries of this domain's screens in the navigation of shared layouts. */
export const communityNavigation: readonly NavigationEntry[] = [
  { layout: 'news', titleKey: 'communityNav:topics', path: topics.path, order: 10 },
  { layout: 'news', titleKey: 'communityNav:questions', path: questions.path, order: 20 },
  { layout: 'my', group: 'other', titleKey: 'communityNav:mine', path: mine.path, order: 10 },
];
