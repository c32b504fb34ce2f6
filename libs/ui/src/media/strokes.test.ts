import { describe, expect, it } from 'vitest';
import { blobOf, inkStrokes, nameSize, scaleStrokes } from './strokes.ts';

const stroke = {
  penColor: 'black',
  minWidth: 1,
  maxWidth: 3,
  dotSize: 0,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
  points: [
    { x: 10, y: 20, pressure: 0.5, time: 1 },
    { x: 30, y: 40, pressure: 0.6, time: 2 },
  ],
};

describe('strokes', () => {
  it('keep their shape on a canvas of another size', () => {
    const [scaled] = scaleStrokes([stroke], 0.5);
    expect(scaled?.points.map(({ x, y, pressure, time }) => [x, y, pressure, time])).toEqual([
      [5, 10, 0.5, 1],
      [15, 20, 0.6, 2],
    ]);
    expect(scaled?.maxWidth).toBe(1.5);
    expect(scaleStrokes(scaleStrokes([stroke], 0.5), 2)).toEqual([stroke]);
  });
  it('take another ink without a change to the ones before', () => {
    expect(inkStrokes([stroke], 'white')[0]?.penColor).toBe('white');
    expect(stroke.penColor).toBe('black');
  });
});

describe('nameSize', () => {
  it.each([
    ['a short name fills half the height', 600, 200, 200, 100],
    ['a long one stays inside the edges', 600, 200, 1000, 51],
    ['it never gets too small to read', 100, 40, 5000, 12],
    ['nothing to measure', 600, 200, 0, 100],
  ])('%s', (_what, width, height, widthAt, size) => {
    expect(nameSize(width, height, widthAt)).toBe(size);
  });
});

describe('blobOf', () => {
  it('gives the bytes and the type of a data address', async () => {
    const blob = blobOf(`data:image/png;base64,${btoa('\u0089PNG')}`);
    expect(blob.type).toBe('image/png');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });
});
