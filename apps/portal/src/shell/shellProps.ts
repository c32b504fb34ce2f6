import type { Layout } from '@banyan/contracts';
import type { ReactNode } from 'react';

/** What stands inside header and footer, and whether they show. */
export interface ShellProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}
