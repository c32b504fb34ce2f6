import type { Rgb } from './hex.ts';
import { linear } from './oklch.ts';

/** Relative luminance as WCAG 2.2 defines it, 0–1. */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = linear(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours as WCAG 2.2 defines it, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The lowest contrast of a colour against several grounds. */
export function worstContrast(rgb: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(rgb, ground)));
}
