import type { FaceBox, Look } from './protocol.ts';

/** Guidance before the face can be taken; `hold still` when all is well. */
export type Guidance = 'noFace' | 'severalFaces' | 'tooDark' | 'tooBright' | 'closer' | 'farther' | 'centre' | 'hold';

interface Frame {
  readonly width: number;
  readonly height: number;
}

const darkest = 0.12;
const brightest = 0.93;

/** Judges a frame; whoever stands behind the person counts as another face. */
export function guide({ faces, light }: Look, { width, height }: Frame): Guidance {
  if (light < darkest) return 'tooDark';
  if (light > brightest) return 'tooBright';
  const [face] = faces;
  if (face === undefined) return 'noFace';
  if (faces.length > 1) return 'severalFaces';
  const share = face.height / height;
  if (share < 0.22) return 'closer';
  if (share > 0.85) return 'farther';
  const off = Math.max(
    Math.abs(face.x + face.width / 2 - width / 2) / width,
    Math.abs(face.y + face.height / 2 - height / 2) / height,
  );
  return off > 0.25 ? 'centre' : 'hold';
}

/** The face has hardly moved from one frame to the next: what is taken is sharp. */
export function isStill(before: FaceBox | null, now: FaceBox): boolean {
  if (before === null) return false;
  const limit = now.width * 0.15;
  return (
    Math.abs(before.x - now.x) < limit &&
    Math.abs(before.y - now.y) < limit &&
    Math.abs(before.width - now.width) < limit
  );
}
