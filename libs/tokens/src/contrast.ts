import type { Rgb } from './hex.ts';
import { linear } from './oklch.ts';

/** Relative luminance as WCAG 2.2 defines it, 0–1. */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = linear(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Contrast ratio of two colours as WCAG 2.2 defines it, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  return ratio(luminance(one), luminance(other));
}

/** The lowest contrast of a colour against grounds of these luminances. */
export function worstContrast(rgb: Rgb, grounds: readonly number[]): number {
  const own = luminance(rgb);
  return Math.min(...grounds.map((ground) => ratio(own, ground)));
}
