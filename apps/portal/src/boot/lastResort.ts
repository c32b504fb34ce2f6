declare global {
  interface Window {
    /** Replaces the page with two sentences and a button to refresh. It stands in index.html; a policy may forbid it there. */
    showLastResort?: () => void;
    /** The portal's program runs and reports what else does not arrive. */
    programArrived?: () => void;
  }
}

/** The texts of the interface failed to load: the page itself says so. */
export const showLastResort = (): void => window.showLastResort?.();
