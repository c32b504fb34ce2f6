import type { ComponentType } from 'react';

/** What this domain asks of the portal. */
export interface AccountPorts {
  /** Name of the product, at the foot of the login page. */
  readonly productName: string;
  /** The choice of language; it shows nothing where the enterprise offers none. */
  readonly LanguageSwitch: ComponentType;
  /** Ends the session and opens `to`; a failure is shown by the portal. */
  readonly signOut: (to: string) => Promise<void>;
  /** Loads the document again, at another address of this origin. */
  readonly reload: (to: string) => void;
}
