import sharp from 'sharp';
import type { SeedPicture } from './types.ts';

/** Size of a drawn picture, px. */
export const pictureSize = { width: 960, height: 640 } as const;

const paper = '#f4f1ea';
const ink = '#2b2d33';
const good = '#3f8f6b';
const bad = '#b8493d';
const amber = '#d39a2f';

/** A point on a dial: 0 lower left, 1 lower right, over the top. */
function onDial(share: number, radius: number): string {
  const angle = Math.PI * (0.75 + 1.5 * share);
  return `${480 + radius * Math.cos(angle)} ${340 + radius * Math.sin(angle)}`;
}

const arc = (from: number, to: number, colour: string) =>
  `<path d="M ${onDial(from, 210)} A 210 210 0 ${(to - from) * 1.5 > 1 ? 1 : 0} 1 ${onDial(to, 210)}" fill="none" stroke="${colour}" stroke-width="34"/>`;

function inside(picture: SeedPicture): string {
  switch (picture.shows) {
    case 'gauge': {
      const { value, from, to } = picture;
      const marks = Array.from({ length: 11 }, (_, one) => one / 10)
        .map((share) => `<path d="M ${onDial(share, 180)} L ${onDial(share, 162)}" stroke="${ink}" stroke-width="5"/>`)
        .join('');
      return `<circle cx="480" cy="340" r="262" fill="#fff" stroke="${ink}" stroke-width="10"/>
        ${arc(0, from, amber)}${arc(from, to, good)}${arc(to, 1, bad)}${marks}
        <path d="M 480 340 L ${onDial(value, 170)}" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>
        <circle cx="480" cy="340" r="22" fill="${ink}"/>`;
    }
    case 'tube': {
      const height = 380 * picture.value;
      return `<rect x="430" y="90" width="100" height="430" rx="50" fill="#fff" stroke="${ink}" stroke-width="10"/>
        <rect x="456" y="${490 - height}" width="48" height="${height}" rx="20" fill="${bad}"/>
        <circle cx="480" cy="520" r="70" fill="${bad}" stroke="${ink}" stroke-width="10"/>
        ${[0, 1, 2, 3, 4].map((one) => `<path d="M 545 ${130 + one * 85} h 45" stroke="${ink}" stroke-width="7"/>`).join('')}`;
    }
    case 'lamps': {
      const lamp = (cy: number, name: typeof picture.lit, colour: string) =>
        `<circle cx="480" cy="${cy}" r="74" fill="${picture.lit === name ? colour : '#cfcbc2'}" stroke="${ink}" stroke-width="8"/>`;
      return `<rect x="370" y="40" width="220" height="560" rx="40" fill="#55585f"/>
        ${lamp(140, 'red', bad)}${lamp(320, 'amber', amber)}${lamp(500, 'green', good)}`;
    }
    case 'valve': {
      const turn = picture.open ? 0 : 90;
      return `<rect x="80" y="300" width="800" height="90" fill="#9aa0a8" stroke="${ink}" stroke-width="8"/>
        <circle cx="480" cy="345" r="110" fill="#c7ccd1" stroke="${ink}" stroke-width="10"/>
        <rect x="240" y="322" width="480" height="46" rx="23" fill="${picture.open ? good : bad}" stroke="${ink}" stroke-width="8" transform="rotate(${turn} 480 345)"/>`;
    }
  }
}

/** A picture of an album, drawn. */
export async function drawPicture(picture: SeedPicture): Promise<Buffer> {
  const { width, height } = pictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${inside(picture)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
