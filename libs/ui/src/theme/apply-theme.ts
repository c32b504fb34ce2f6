import { deriveAccents, type Mode, type TenantColors } from '@banyan/tokens';

/** A tenant's colours and the appearance they are painted in. */
export interface ThemeChoice extends TenantColors {
  mode: Mode;
}

/**
 * Repaints everything under `element` (usually the root) in a tenant's colours. It writes through the CSSOM, which a
 * policy without inline styles allows, and nothing renders again.
 */
export function applyTheme(element: HTMLElement, { themeColor, hoverColor, mode }: ThemeChoice): void {
  element.dataset['theme'] = mode;
  for (const [name, value] of Object.entries(deriveAccents(themeColor, hoverColor, mode))) {
    element.style.setProperty(`--${name}`, String(value));
  }
}
