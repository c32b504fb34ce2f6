import type { Layout } from '@banyan/contracts';
import type { ReactNode } from 'react';

/** What stands inside header and footer, and whether they show [SH-05]. */
export interface ShellProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}
