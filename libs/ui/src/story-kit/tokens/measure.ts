import { contrast, palettes, parseHex, type Accents, type Mode } from '@banyan/tokens';

/** A measured contrast: the other colour, the ratio, and the required ratio. */
export interface Measured {
  ratio: number;
  on: string;
  least: number;
}

const surfaces = ['surface', 'bg', 'sunken', 'hover', 'float'] as const;

/** The lowest contrast of a colour on several grounds, with the name of the ground. */
export function worst(color: string, grounds: Readonly<Record<string, string>>, least: number): Measured | null {
  const own = parseHex(color);
  if (own === null) return null;
  const ratios = Object.entries(grounds).flatMap(([on, value]) => {
    const ground = parseHex(value);
    return ground === null ? [] : [{ ratio: contrast(own, ground), on, least }];
  });
  return ratios.sort((one, other) => one.ratio - other.ratio)[0] ?? null;
}

/** Every surface of an appearance by name. */
export const surfacesOf = (mode: Mode) => Object.fromEntries(surfaces.map((name) => [name, palettes[mode][name]]));

const texts = ['ink', 'ink-2', 'ink-3'];
const states = ['ok', 'warn', 'danger', 'info'] as const;

/** Measured contrast of a palette colour; null for colours that carry nothing. */
export function measurePalette(name: string, mode: Mode): Measured | null {
  const palette: Readonly<Record<string, string>> = palettes[mode];
  const color = palette[name] ?? '';
  if (texts.includes(name)) return worst(color, surfacesOf(mode), 4.5);
  if (states.some((state) => state === name)) {
    const soft = `${name}-soft`;
    return worst(
      color,
      { surface: palette['surface'] ?? '', bg: palette['bg'] ?? '', [soft]: palette[soft] ?? '' },
      4.5,
    );
  }
  if (name === 'line-3') return worst(color, { surface: palette['surface'] ?? '' }, 3);
  if (name === 'on-tip') return worst(color, { tip: palette['tip'] ?? '' }, 4.5);
  return null;
}

/** Measured contrast of a derived accent. */
export function measureAccent(name: keyof Accents, accents: Accents, mode: Mode): Measured | null {
  const fills = { 'accent-fill': accents['accent-fill'], 'accent-fill-hover': accents['accent-fill-hover'] };
  if (name === 'accent') return worst(accents.accent, surfacesOf(mode), 3);
  if (name === 'accent-text')
    return worst(accents['accent-text'], { ...surfacesOf(mode), 'accent-soft': accents['accent-soft'] }, 4.5);
  if (name === 'danger')
    return worst(accents.danger, { ...surfacesOf(mode), 'danger-soft': accents['danger-soft'] }, 4.5);
  if (name === 'on-accent') return worst(accents['on-accent'], fills, 4.5);
  return null;
}
