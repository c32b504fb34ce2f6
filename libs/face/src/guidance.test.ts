import { expect, it } from 'vitest';
import { guide, isStill } from './guidance.ts';

const frame = { width: 480, height: 360 };
const face = { x: 160, y: 90, width: 160, height: 180 };

it('asks for one thing at a time, and to hold still once all is well [SE-15]', () => {
  const looks = [
    [{ faces: [face], light: 0.05 }, 'tooDark'],
    [{ faces: [face], light: 0.97 }, 'tooBright'],
    [{ faces: [], light: 0.5 }, 'noFace'],
    [{ faces: [face, { ...face, x: 10 }], light: 0.5 }, 'severalFaces'],
    [{ faces: [{ x: 220, y: 160, width: 40, height: 40 }], light: 0.5 }, 'closer'],
    [{ faces: [{ x: 20, y: 10, width: 400, height: 340 }], light: 0.5 }, 'farther'],
    [{ faces: [{ ...face, x: 0 }], light: 0.5 }, 'centre'],
    [{ faces: [face], light: 0.5 }, 'hold'],
  ] as const;
  for (const [look, guidance] of looks) expect(guide(look, frame)).toBe(guidance);
});

it('takes a face only once it has stood still [SE-15]', () => {
  expect(isStill(null, face)).toBe(false);
  expect(isStill(face, { ...face, x: face.x + 60 })).toBe(false);
  expect(isStill(face, { ...face, x: face.x + 6 })).toBe(true);
});
