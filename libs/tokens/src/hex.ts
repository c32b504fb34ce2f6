/** Channels of an sRGB colour, each 0–255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Reads a colour of 3 or 6 hexadecimal digits with an optional `#`; `null` for anything else. */
export function parseHex(hex: string): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(long, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** Writes `#rrggbb`; channels are rounded and clamped to 0–255. */
export function toHex({ r, g, b }: Rgb): string {
  const channel = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

/**
 * `rgba(r, g, b, alpha)` of a colour with 3 or 6 digits and an optional `#`; the empty string for an invalid one,
 * so that a broken theme paints nothing instead of something wrong.
 */
export function hexToRgba(hex: string, alpha: number): string {
  const rgb = parseHex(hex);
  return rgb === null ? '' : `rgba(${rgb.r}, ${rgb.g}, ${rgb.b}, ${Math.min(1, Math.max(0, alpha))})`;
}
