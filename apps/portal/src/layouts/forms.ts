import type { Layout } from '@banyan/contracts';
import type { NavigationGroup, SharedLayout } from '@banyan/core-session';

/** Place of a layout's navigation: beside the screens, as tabs above them, or drawn by the screens themselves. */
export const layoutForms: Readonly<Record<SharedLayout, 'side' | 'tabs' | 'own'>> = {
  my: 'side',
  message: 'own',
  editor: 'side',
  talent: 'side',
  news: 'tabs',
  questionnaire: 'tabs',
  task: 'tabs',
};

/** Groups in their order; entries without a group precede them. */
export const groups: readonly (NavigationGroup | undefined)[] = [undefined, 'study', 'task', 'result', 'other'];

export const isShared = (layout: Layout): layout is SharedLayout => layout in layoutForms;
