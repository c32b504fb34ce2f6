import { sliderPicture } from '@banyan/contracts/account';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const { height, piece, width } = sliderPicture;

const grounds = ['#dfe7e2', '#e8e0d2', '#d9e2ea', '#e9dcd8'];
const inks = ['#3d6b5c', '#8a6a3c', '#45678a', '#8c4f46', '#5a5478'];
const one = (list: readonly string[]) => list[randomInt(list.length)] ?? '';

/** Rings and strokes, drawn for each picture: none reveals the gap of another. */
function ground(): string {
  const rings = Array.from({ length: 4 }, () => {
    const [x, y, ink] = [randomInt(width), randomInt(height), one(inks)];
    return Array.from(
      { length: 6 },
      (_, n) =>
        `<circle cx="${x}" cy="${y}" r="${8 + n * (7 + randomInt(5))}" fill="none" stroke="${ink}" stroke-opacity="${0.35 + randomInt(40) / 100}" stroke-width="${1 + randomInt(3)}"/>`,
    ).join('');
  });
  const dots = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${1 + randomInt(4)}" fill="${one(inks)}" fill-opacity=".5"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="${one(grounds)}"/>${rings.join('')}${dots.join('')}`;
}

/** A rounded square with a knob on its right and a notch on its left. */
const outline = (x: number, y: number) =>
  `M${x + 4} ${y}h32q4 0 4 4v12a9 9 0 0 1 0 20v12q0 4 -4 4h-32q-4 0 -4 -4v-12a9 9 0 0 0 0 -20v-12q0 -4 4 -4z`;

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
const address = (type: string, content: Buffer) => `data:image/${type};base64,${content.toString('base64')}`;

/** A picture with a gap and the piece cut from it. */
export interface DrawnSlider {
  /** Position of the gap, px from the left. */
  readonly position: number;
  readonly top: number;
  readonly picture: string;
  readonly piece: string;
}

/** Draws a slider. The gap is far enough from the start of the piece. */
export async function drawSlider(): Promise<DrawnSlider> {
  const position = 84 + randomInt(width - piece - 84 - 8);
  const top = 8 + randomInt(height - piece - 16);
  const whole = await sharp(svg(ground())).png().toBuffer();
  const path = outline(position, top);
  const gap = `<path d="${path}" fill="#14181c" fill-opacity=".5" stroke="#fff" stroke-width="2"/>`;
  // The library cuts before it overlays, whatever the order of the calls: two passes.
  const cut = await sharp(whole)
    .composite([
      { input: svg(`<path d="${path}" fill="#fff"/>`), blend: 'dest-in' },
      { input: svg(`<path d="${path}" fill="none" stroke="#fff" stroke-width="2"/>`) },
    ])
    .png()
    .toBuffer();
  const [picture, part] = await Promise.all([
    sharp(whole)
      .composite([{ input: svg(gap) }])
      .webp({ quality: 82 })
      .toBuffer(),
    sharp(cut).extract({ left: position, top, width: piece, height: piece }).png().toBuffer(),
  ]);
  return { position, top, picture: address('webp', picture), piece: address('png', part) };
}
