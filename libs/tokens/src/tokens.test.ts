import { describe, expect, it } from 'vitest';
import { deriveAccents } from './accents.ts';
import { contrast } from './contrast.ts';
import { baseCss, themeCss } from './css.ts';
import { hexToRgba, parseHex, toHex, type Rgb } from './hex.ts';
import { lchToRgb, mix, rgbToLch } from './oklch.ts';
import { palettes, type Mode } from './palette.ts';

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`not a colour: ${hex}`);
  return parsed;
};
const ratio = (one: string, other: string) => contrast(rgb(one), rgb(other));

const cube: string[] = [];
for (let r = 0; r <= 255; r += 51)
  for (let g = 0; g <= 255; g += 51) for (let b = 0; b <= 255; b += 51) cube.push(toHex({ r, g, b }));

describe('hexToRgba', () => {
  it('reads six digits with and without the hash [SE-11]', () => {
    expect(hexToRgba('#f62d2b', 0.5)).toBe('rgba(246, 45, 43, 0.5)');
    expect(hexToRgba('f62d2b', 1)).toBe('rgba(246, 45, 43, 1)');
  });
  it('reads three digits as doubled ones [SE-11]', () => {
    expect(hexToRgba('#0af', 0.2)).toBe(hexToRgba('#00aaff', 0.2));
    expect(hexToRgba('0AF', 0.2)).toBe('rgba(0, 170, 255, 0.2)');
  });
  it.each(['', '#', '#12', '#1234', '12345', '#1234567', 'red', '#ggg', 'rgb(1,2,3)', '##fff'])(
    'answers the empty string for %j [SE-11]',
    (text) => {
      expect(hexToRgba(text, 1)).toBe('');
    },
  );
});

describe('OKLCH', () => {
  it('comes back to the same channels over the whole cube', () => {
    for (const hex of cube) expect(toHex(lchToRgb(rgbToLch(rgb(hex))))).toBe(hex);
  });
  it('keeps lightness and gives up chroma outside of what a screen shows', () => {
    const far = rgbToLch(lchToRgb({ l: 0.6, c: 0.5, h: 2.5 }));
    expect(far.l).toBeCloseTo(0.6, 1);
    expect(far.c).toBeLessThan(0.5);
  });
  it('mixes from one end to the other', () => {
    expect(toHex(mix(rgb('#f62d2b'), rgb('#ffffff'), 1))).toBe('#f62d2b');
    expect(toHex(mix(rgb('#f62d2b'), rgb('#ffffff'), 0))).toBe('#ffffff');
  });
});

describe('deriveAccents', () => {
  it.each<Mode>(['light', 'dark'])('holds every contrast for any tenant colour, %s [SE-11]', (mode) => {
    const { surface, bg, sunken, hover, float } = palettes[mode];
    const misses = cube.filter((hex) => {
      const accents = deriveAccents(hex, hex, mode);
      const grounds = [surface, bg, sunken, hover, float];
      return !(
        grounds.every((ground) => ratio(accents.accent, ground) >= 3) &&
        ratio(accents['accent-fill'], accents['on-accent']) >= 4.5 &&
        ratio(accents['accent-fill-hover'], accents['on-accent']) >= 4.5 &&
        [...grounds, accents['accent-soft']].every((ground) => ratio(accents['accent-text'], ground) >= 4.5)
      );
    });
    expect(misses).toEqual([]);
  });
  it('keeps a tenant colour that reads as it is [SE-11]', () => {
    expect(deriveAccents('#f62d2b', '#c52422', 'light')).toMatchObject({
      tenant: '#f62d2b',
      accent: '#f62d2b',
      'accent-fill-hover': '#c52422',
      'on-accent': '#ffffff',
    });
    expect(deriveAccents('#0a7d5a', '#086548', 'light')['accent-fill']).toBe('#0a7d5a');
  });
  it('moves a fill only a little to carry white, and turns its text dark beyond that [SE-11]', () => {
    const red = rgbToLch(rgb(deriveAccents('#f62d2b', '#c52422', 'light')['accent-fill']));
    expect(Math.abs(red.l - rgbToLch(rgb('#f62d2b')).l)).toBeLessThan(0.07);
    const yellow = deriveAccents('#ffd400', '#e6bf00', 'light');
    expect(yellow['accent-fill']).toBe('#ffd400');
    expect(yellow['on-accent']).toBe('#1c1d20');
  });
  it('lifts a fill that would be lost on a dark page [SE-11]', () => {
    const navy = deriveAccents('#00005a', '#000040', 'dark');
    expect(ratio(navy['accent-fill'], palettes.dark.surface)).toBeGreaterThanOrEqual(3);
  });
  it('falls back to the product colours when a tenant has none that can be read [SE-11]', () => {
    expect(deriveAccents('', '', 'light').tenant).toBe('#f62d2b');
    expect(deriveAccents('tomato', '#fff', 'dark').tenant).toBe('#f62d2b');
  });
});

describe('CSS of the tokens', () => {
  it('writes a tenant for both appearances and outweighs the base [SE-11]', () => {
    const css = themeCss({ themeColor: '#0a7d5a', hoverColor: '#086548' });
    expect(css).toContain(':root{--tenant:#0a7d5a;');
    expect(css).toContain(':root[data-theme=dark]{--tenant:#0a7d5a;');
    expect(baseCss()).not.toMatch(/(^|\})(:root|\[data-theme)/);
  });
  it('cannot be broken out of by a colour that is not one [SE-11]', () => {
    expect(themeCss({ themeColor: '}</style><script>', hoverColor: ';x:y' })).not.toMatch(/script|x:y/);
  });
});
