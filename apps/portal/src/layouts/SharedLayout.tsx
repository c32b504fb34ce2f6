import type { NavigationEntry, SharedLayout as Shared } from '@banyan/core-session';
import { Container } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layoutForms } from './forms.ts';
import { LayoutNavigation } from './LayoutNavigation.tsx';

const Columns = styled(Container)`
  &[data-form='side'] {
    display: grid;
    grid-template-columns: 228px minmax(0, 1fr);
    column-gap: 36px;
    align-items: start;
  }
  /* A screen is limited by its column, not by the window. */
  & > div {
    --container: 100%;
  }
`;

export interface SharedLayoutProps {
  readonly layout: Shared;
  /** Entries of all domains; those of other layouts are left out. */
  readonly entries: readonly NavigationEntry[];
  /** Path of the current screen. */
  readonly pathname: string;
  readonly children: ReactNode;
}

/** Screens with a common navigation, which stays while one moves between them. */
export function SharedLayout({ layout, entries, pathname, children }: SharedLayoutProps) {
  if (layoutForms[layout] === 'own') return children;
  return (
    <Columns data-form={layoutForms[layout]}>
      <LayoutNavigation layout={layout} entries={entries} pathname={pathname} />
      <div>{children}</div>
    </Columns>
  );
}
