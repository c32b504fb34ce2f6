import { describe, expect, it } from 'vitest';
import { deriveAccents, type Accents } from './accents.ts';
import { contrast } from './contrast.ts';
import { baseCss, themeCss } from './css.ts';
import { hexToRgba, parseHex, toHex, type Rgb } from './hex.ts';
import { lchToRgb, mix, rgbToLch } from './oklch.ts';
import { palettes, type Mode } from './palette.ts';

type Palette = (typeof palettes)[Mode];

const known = new Map<string, Rgb>();
const rgb = (hex: string): Rgb => {
  const parsed = known.get(hex) ?? parseHex(hex);
  if (parsed === null) throw new Error(`not a colour: ${hex}`);
  known.set(hex, parsed);
  return parsed;
};
const ratio = (one: string, other: string) => contrast(rgb(one), rgb(other));

/** Colours all over the cube, each channel in these steps. */
function cubeOf(step: number): string[] {
  const channel = Array.from({ length: Math.floor(256 / step) + 1 }, (_, index) => Math.min(255, index * step));
  return channel.flatMap((r) => channel.flatMap((g) => channel.map((b) => toHex({ r, g, b }))));
}

/** 6³ colours. */
const cube = cubeOf(51);
/** 17³ colours. */
const fineCube = cubeOf(16);

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
  /** Required contrasts of derived colours: the grounds, and the least ratio on each. */
  const promises = (accents: Accents, { surface, bg, sunken, hover, float, ink, 'ink-2': ink2 }: Palette) => {
    const grounds = [surface, bg, sunken, hover, float];
    return [
      { color: accents.accent, grounds, least: 3 },
      { color: accents.danger, grounds: [...grounds, accents['danger-soft']], least: 4.5 },
      { color: accents['accent-text'], grounds: [...grounds, accents['accent-soft']], least: 4.5 },
      { color: accents['on-accent'], grounds: [accents['accent-fill'], accents['accent-fill-hover']], least: 4.5 },
      { color: ink, grounds: [accents['accent-soft']], least: 4.5 },
      { color: ink2, grounds: [accents['accent-soft']], least: 4.5 },
    ];
  };

  it.each<Mode>(['light', 'dark'])(
    'holds every contrast for 17³ tenant colours of the whole cube, %s [SE-11]',
    (mode) => {
      expect(fineCube).toHaveLength(17 ** 3);
      const misses = fineCube.filter((hex, index) => {
        // The hover colour is arbitrary: an enterprise may have set any.
        const accents = deriveAccents(hex, fineCube[(index * 7) % fineCube.length] ?? '', mode);
        return promises(accents, palettes[mode]).some(({ color, grounds, least }) =>
          grounds.some((ground) => ratio(color, ground) < least),
        );
      });
      expect(misses).toEqual([]);
    },
  );
  it('finds a colour that would not do [SE-11]', () => {
    const accents = { ...deriveAccents('#ffd400', '#e6bf00', 'light'), 'on-accent': '#ffffff' };
    const broken = promises(accents, palettes.light).filter(({ color, grounds, least }) =>
      grounds.some((ground) => ratio(color, ground) < least),
    );
    expect(broken.map(({ color }) => color)).toEqual(['#ffffff']);
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
  it.each([
    ['#f62d2b', false],
    ['#e01f5b', false],
    ['#b0109a', true],
    ['#0a7d5a', true],
    ['#808080', true],
  ])('tells errors from the colour of the tenant %s; red is kept: %s [SE-11] [UI-07]', (tenant, red) => {
    for (const mode of ['light', 'dark'] as const) {
      const { danger } = deriveAccents(tenant, tenant, mode);
      expect(danger === palettes[mode].danger).toBe(red);
    }
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

describe('chart colours', () => {
  it.each(['light', 'dark'] as const)('are seen on every surface, and are five different ones: %s [UI-07]', (mode) => {
    const palette = palettes[mode];
    const charts = [palette['chart-1'], palette['chart-2'], palette['chart-3'], palette['chart-4'], palette['chart-5']];
    const grounds = [palette.bg, palette.surface, palette.sunken, palette.float];
    expect(charts.flatMap((colour) => grounds.filter((ground) => ratio(colour, ground) < 3))).toEqual([]);
    expect(new Set(charts).size).toBe(5);
  });
});
