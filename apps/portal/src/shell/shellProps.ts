import type { Layout } from '@banyan/contracts';
import type { ReactNode } from 'react';

/** Content of header and footer, and whether they are shown. */
export interface ShellProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}
