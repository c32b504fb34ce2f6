import type { Layout } from '@banyan/contracts';
import type { NavigationGroup, SharedLayout } from '@banyan/core-session';

/** How the navigation of a layout stands to its screens: beside them, as tabs above them, or inside as their own. */
export const layoutForms: Readonly<Record<SharedLayout, 'side' | 'tabs' | 'own'>> = {
  my: 'side',
  message: 'own',
  editor: 'side',
  talent: 'side',
  news: 'tabs',
  questionnaire: 'tabs',
  task: 'tabs',
};

/** Groups in their order; what has none stands before them. */
export const groups: readonly (NavigationGroup | undefined)[] = [undefined, 'study', 'task', 'result', 'other'];

export const isShared = (layout: Layout): layout is SharedLayout => layout in layoutForms;
