import { contrast, luminance, worstContrast } from './contrast.ts';
import { hexToRgba, parseHex, toHex, type Rgb } from './hex.ts';
import { lchToRgb, mix, rgbToLch, type Lch } from './oklch.ts';
import { palettes, plum, type Mode } from './palette.ts';

/** The colours of a tenant that has set none. */
export const defaultThemeColor = '#f62d2b';
/** The hover colour that belongs to `defaultThemeColor`. */
export const defaultHoverColor = '#c52422';

/** Colours derived from a tenant's two colours, as `#rrggbb` unless stated otherwise. */
export interface Accents {
  /** The tenant's colour as set. */
  tenant: string;
  /** The tenant's hover colour as set. */
  'tenant-hover': string;
  /** Progress, focus, selection: at least 3:1 on every surface. */
  accent: string;
  /** Fill of the main action: at least 4.5:1 with `on-accent`. */
  'accent-fill': string;
  /** The same under the pointer, still 4.5:1 with `on-accent`. */
  'accent-fill-hover': string;
  /** Text on the fill: white, or dark if white would need another fill. */
  'on-accent': string;
  /** Text in the tenant's colour: at least 4.5:1 on every surface and on `accent-soft`. */
  'accent-text': string;
  /** Ground of selected items. */
  'accent-soft': string;
  /** Border in the tenant's colour, decoration only. */
  'accent-line': string;
  /** Overlay on selected words: the tenant's colour as `rgba(…)`, so that every ground shows through. */
  'accent-veil': string;
  /** Errors and actions that cannot be undone: red, or plum if red is the tenant's. At least 4.5:1, as text too. */
  danger: string;
  /** Ground of errors. */
  'danger-soft': string;
}

const white: Rgb = { r: 255, g: 255, b: 255 };
const black: Rgb = { r: 0, g: 0, b: 0 };
const darkText: Rgb = { r: 28, g: 29, b: 32 };

/** Slightly above the threshold, because the channels are rounded afterwards. */
const TEXT = 4.52;
const GRAPHIC = 3.02;
const STEP = 0.004;
/** Maximum change in a fill's lightness to carry white before its text turns dark instead. */
const LITTLE = 0.07;

/**
 * The first colour that passes on the way from `from` in steps of lightness; null when none does. A darker one loses a
 * little chroma too, or it would look louder than the original. Once a colour passes, all further ones do, because the
 * grounds are at the other end: so each step halves the range.
 */
function search(from: Lch, step: number, passes: (rgb: Rgb) => boolean): { rgb: Rgb; moved: number } | null {
  const at = (index: number) => {
    const l = from.l + step * index;
    return lchToRgb({ ...from, l, c: from.c * Math.min(1, Math.sqrt(l / from.l)) });
  };
  let low = 0;
  let high = Math.floor((step < 0 ? from.l : 1 - from.l) / Math.abs(step));
  if (!passes(at(high))) return null;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(at(middle))) high = middle;
    else low = middle + 1;
  }
  return { rgb: at(high), moved: Math.abs(step) * high };
}

/** The colour itself if it passes, else its nearest neighbour in lightness that does. */
function keepOrShift(rgb: Rgb, step: number, passes: (rgb: Rgb) => boolean): { rgb: Rgb; moved: number } | null {
  return passes(rgb) ? { rgb, moved: 0 } : search(rgbToLch(rgb), step, passes);
}

/** The grounds below accents, of one appearance. */
interface Grounds {
  surface: Rgb;
  /** Luminances of every surface. */
  all: readonly number[];
}

function groundsOf(mode: Mode): Grounds {
  const { surface, bg, float, hover, sunken } = palettes[mode];
  const surfaces = [surface, bg, float, hover, sunken].flatMap((value) => parseHex(value) ?? []);
  return { surface: surfaces[0] ?? white, all: surfaces.map(luminance) };
}

const grounds: Record<Mode, Grounds> = { light: groundsOf('light'), dark: groundsOf('dark') };

/** The fill of the main action and the colour of its text. */
function fillOf(theme: Rgb, mode: Mode): { fill: Rgb; text: Rgb } {
  // On a dark page a button as dark as the page would disappear; on a light one the tenant's own colour stays.
  const start =
    mode === 'light'
      ? theme
      : (keepOrShift(theme, STEP, (rgb) => worstContrast(rgb, grounds[mode].all) >= GRAPHIC)?.rgb ?? white);
  const onWhite = keepOrShift(start, -STEP, (rgb) => contrast(rgb, white) >= TEXT);
  if (onWhite !== null && onWhite.moved <= LITTLE) return { fill: onWhite.rgb, text: white };
  const onDark = keepOrShift(start, STEP, (rgb) => contrast(rgb, darkText) >= TEXT);
  return onDark === null ? { fill: start, text: black } : { fill: onDark.rgb, text: darkText };
}

/** A step away from the fill on which its text stays readable; the tenant's own hover colour if it passes. */
function hoverOf(fill: Rgb, text: Rgb, wanted: Rgb): Rgb {
  const reads = (rgb: Rgb) => contrast(rgb, text) >= TEXT;
  if (reads(wanted) && toHex(wanted) !== toHex(fill) && contrast(wanted, fill) < 2.5) return wanted;
  const { l, c, h } = rgbToLch(fill);
  const candidates = (text === white ? [-0.06, 0.06] : [0.05, -0.05]).map((move) => lchToRgb({ l: l + move, c, h }));
  return candidates.find((rgb) => reads(rgb) && toHex(rgb) !== toHex(fill)) ?? fill;
}

/** Starting point of the search for a text colour: a saturated colour would glare on a dark page, so it is softened. */
function inkOf(accent: Rgb, mode: Mode): Rgb {
  if (mode === 'light') return accent;
  const { l, c, h } = rgbToLch(accent);
  return lchToRgb({ l: Math.max(l, 0.72), c: c * 0.76, h });
}

/** Minimum distance of a tenant's colour from red, in radians of hue, for errors to be red. */
const APART = 0.7;
/** Chroma below which a colour counts as grey: its hue is not visible. */
const GREY = 0.05;

/** The angle between two hues, in radians. */
function between(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

const hueOf = (hex: string) => rgbToLch(parseHex(hex) ?? black).h;

/** Red; plum if the tenant's own colour could be confused with red and plum is further away. */
function dangerOf(theme: Rgb, mode: Mode): Pick<Accents, 'danger' | 'danger-soft'> {
  const { danger, 'danger-soft': soft } = palettes[mode];
  const { c, h } = rgbToLch(theme);
  const toRed = between(h, hueOf(danger));
  const red = c < GREY || toRed > APART || toRed > between(h, hueOf(plum[mode].danger));
  return red ? { danger, 'danger-soft': soft } : plum[mode];
}

/**
 * Derives a tenant's accents for one appearance by searching for contrast, so that every tenant colour stays readable.
 * An invalid colour is replaced by the product's own.
 */
export function deriveAccents(themeColor: string, hoverColor: string, mode: Mode): Accents {
  const theme = parseHex(themeColor) ?? parseHex(defaultThemeColor) ?? black;
  const hover = parseHex(hoverColor) ?? lchToRgb({ ...rgbToLch(theme), l: rgbToLch(theme).l - 0.08 });
  const { surface, all } = grounds[mode];
  const away = mode === 'light' ? -STEP : STEP;

  const shifted = keepOrShift(theme, away, (rgb) => worstContrast(rgb, all) >= GRAPHIC);
  const accent = shifted?.rgb ?? (mode === 'light' ? black : white);
  const soft = mix(mode === 'light' ? theme : accent, surface, mode === 'light' ? 0.07 : 0.11);
  const under = [...all, luminance(soft)];
  const readable = keepOrShift(inkOf(accent, mode), away, (rgb) => worstContrast(rgb, under) >= TEXT);
  const { fill, text } = fillOf(theme, mode);

  return {
    tenant: toHex(theme),
    'tenant-hover': toHex(hover),
    accent: toHex(accent),
    'accent-fill': toHex(fill),
    'accent-fill-hover': toHex(hoverOf(fill, text, hover)),
    'on-accent': toHex(text),
    'accent-text': toHex(readable?.rgb ?? (mode === 'light' ? black : white)),
    'accent-soft': toHex(soft),
    'accent-line': toHex(mix(accent, surface, mode === 'light' ? 0.38 : 0.45)),
    'accent-veil': hexToRgba(toHex(accent), mode === 'light' ? 0.2 : 0.36),
    ...dangerOf(theme, mode),
  };
}
