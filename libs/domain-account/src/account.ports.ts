import type { ComponentType } from 'react';

/** Functions and components that this domain needs from the portal. */
export interface AccountPorts {
  /** Name of the product, in the footer of the login page. */
  readonly productName: string;
  /** The provider's page of registration; empty without one. */
  readonly registerUrl: string;
  /** The choice of language; renders nothing if the enterprise offers none. */
  readonly LanguageSwitch: ComponentType;
  /** Ends the session and opens `to`; a failure is shown by the portal. */
  readonly signOut: (to: string) => Promise<void>;
  /** Reloads the document, at another address of this origin. */
  readonly reload: (to: string) => void;
}
