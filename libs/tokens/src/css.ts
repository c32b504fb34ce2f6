import { defaultHoverColor, defaultThemeColor, deriveAccents } from './accents.ts';
import { constant, dark, light } from './palette.ts';

/** The two colours that a tenant sets. */
export interface TenantColors {
  /** Main colour, `#rgb` or `#rrggbb`; anything else means the product's own. */
  themeColor: string;
  /** Colour under the pointer, same format. */
  hoverColor: string;
}

const block = (selector: string, values: object, extra = '') =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${String(value)}`)
    .join(';')}${extra}}`;

/** A font for a few characters, from the first of these fonts that is installed. */
const face = (family: string, range: string) =>
  `@font-face{font-family:${family};unicode-range:${range};` +
  'src:local("Helvetica Neue"),local("Segoe UI"),local("Arial"),local("Liberation Sans"),local("DejaVu Sans")}';

/**
 * Chinese fonts draw the apostrophe as wide as a character, which would tear Latin words apart; in English words also
 * quotes, dashes and dots, if no Latin font is installed.
 */
const punctuation = face('apostrophe', 'U+2019') + face('quotes', 'U+2013-2014,U+2018-2019,U+201C-201D,U+2026');

/**
 * Every token as CSS variables for both appearances, with the product's own accents. Its selectors have no specificity,
 * so that a tenant's `themeCss` wins in either order.
 */
export function baseCss(): string {
  return [
    punctuation,
    block(':where(:root)', { ...constant, ...light }, ';color-scheme:light'),
    block(':where([data-theme=dark])', dark, ';color-scheme:dark'),
    ':where(:root:lang(en)){--sans:var(--latin)}',
    block(':where(:root)', deriveAccents(defaultThemeColor, defaultHoverColor, 'light')),
    block(':where([data-theme=dark])', deriveAccents(defaultThemeColor, defaultHoverColor, 'dark')),
  ].join('');
}

/** A tenant's accents for both appearances, for a `<style>` that a server writes: the first paint is in its colours. */
export function themeCss({ themeColor, hoverColor }: TenantColors): string {
  return (
    block(':root', deriveAccents(themeColor, hoverColor, 'light')) +
    block(':root[data-theme=dark]', deriveAccents(themeColor, hoverColor, 'dark'))
  );
}
