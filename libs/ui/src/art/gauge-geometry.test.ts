import { describe, expect, it } from 'vitest';
import { angleOnScale, markPath, pointOnScale, scalePath, scaleStrokes, shareOnScale } from './gauge-geometry.ts';

describe('shareOnScale', () => {
  it.each([
    [86, 0, 100, 0.86],
    [60, 50, 150, 0.1],
    [-5, 0, 100, 0],
    [130, 0, 120, 1],
    [7, 5, 5, 0],
    [5, 5, 5, 0],
    [Number.NaN, 0, 100, 0],
  ])('puts %d between %d and %d at %d', (value, min, max, share) => {
    expect(shareOnScale(value, min, max)).toBeCloseTo(share, 10);
  });
});

describe('the scale', () => {
  it('goes three quarters round, from the lower left over the top to the lower right', () => {
    expect([angleOnScale(0), angleOnScale(0.5), angleOnScale(1)]).toEqual([135, 270, 405]);
    expect(pointOnScale(0.5, 112)).toEqual([144, 32]);
    const [left, bottom] = pointOnScale(0, 112);
    const [right, other] = pointOnScale(1, 112);
    expect([left + right, bottom]).toEqual([288, other]);
    expect(bottom).toBeGreaterThan(144);
    expect(scalePath).toBe(`M${left} ${bottom}A112 112 0 1 1 ${right} ${other}`);
  });
});

describe('strokes', () => {
  const count = (path: string) => path.split('M').length - 1;
  const lengths = (path: string) =>
    [...path.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, x1, y1, x2, y2]) =>
      Math.round(Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1))),
    );
  it('are fifty and one, every fifth longer', () => {
    expect(count(scaleStrokes(0, 1))).toBe(51);
    expect(lengths(scaleStrokes(0, 0.2))).toEqual([10, 5, 5, 5, 5, 10, 5, 5, 5, 5, 10]);
  });
  it.each([0, 0.3, 0.58, 0.6, 0.86, 1])('on both sides of %d make the whole scale, none twice', (share) => {
    expect(count(scaleStrokes(0, share)) + count(scaleStrokes(share + 0.001, 1))).toBe(51);
  });
});

describe('the mark', () => {
  it('crosses the scale, pointing away from the middle', () => {
    expect(markPath(0.5)).toBe('M144 41L144 22');
  });
});
