import type { ScreenHandle } from '@banyan/core-session';
import type { ReactNode } from 'react';

/** What stands inside header and footer, and whether they show [SH-05]. */
export interface ShellProps {
  readonly chrome: ScreenHandle['chrome'];
  readonly children: ReactNode;
}
