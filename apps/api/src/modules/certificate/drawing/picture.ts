import { faceSize, type FaceMark } from '@banyan/contracts/training';
import sharp from 'sharp';
import { codePath, type Drawing } from './drawing.ts';
import { outlines } from '../../../fonts/outlines.ts';

/** Width of the picture, pixels. */
const width = 1680;

function svgOf(mark: FaceMark, { address, language, photo }: Drawing): string {
  switch (mark.kind) {
    case 'rect': {
      const [x, y, w, h] = mark.box;
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}"/>`;
    }
    case 'path':
      return `<path d="${mark.d}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}" stroke-width="${mark.width ?? 1}" stroke-linecap="round" opacity="${mark.opacity ?? 1}"/>`;
    case 'text':
      return outlines(mark.words, mark.at, { ...mark, weight: mark.bold ? 'bold' : 'regular', language });
    case 'photo': {
      const [x, y, w, h] = mark.box;
      if (photo === null) return '';
      return `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
    }
    case 'code':
      return `<path d="${codePath(address, mark.box)}" fill="#1c1d20"/>`;
  }
}

/** A certificate as a picture (PNG), with the shapes of its PDF. */
export function drawPicture(drawing: Drawing): Promise<Buffer> {
  const shapes = drawing.marks.map((mark) => svgOf(mark, drawing)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${faceSize.width} ${faceSize.height}" width="${faceSize.width}" height="${faceSize.height}">${shapes}</svg>`;
  return sharp(Buffer.from(svg), { density: (72 * width) / faceSize.width })
    .resize(width)
    .png({ palette: true })
    .toBuffer();
}
