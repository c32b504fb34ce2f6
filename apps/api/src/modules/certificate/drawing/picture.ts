import { faceSize, type FaceMark } from '@banyan/contracts';
import sharp from 'sharp';
import { codePath, type Drawing } from './drawing.ts';
import { drawable, fontOf } from '../../../fonts/fonts.ts';

/** Width of the picture, pixels. */
const width = 1680;

/** Words as outlines: what draws the picture needs no font of the machine's. */
function outlines({ words, size, bold, spacing, fill, at: [x, y] }: FaceMark & { readonly kind: 'text' }): string {
  const weight = bold ? 'bold' : 'regular';
  const { font } = fontOf(weight);
  const unit = size / font.unitsPerEm;
  // Two letters in one shape would stand closer than the rest.
  const { glyphs, positions } = font.layout(drawable(words, weight), spacing > 0 ? { liga: false } : {});
  let advance = 0;
  const shapes = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${(x + advance + xOffset * unit).toFixed(3)} ${(y - yOffset * unit).toFixed(3)})`;
    advance += xAdvance * unit + spacing;
    return `<path transform="${place} scale(${unit} ${-unit})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}">${shapes.join('')}</g>`;
}

function svgOf(mark: FaceMark, { address, photo }: Drawing): string {
  switch (mark.kind) {
    case 'rect': {
      const [x, y, w, h] = mark.box;
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}"/>`;
    }
    case 'path':
      return `<path d="${mark.d}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}" stroke-width="${mark.width ?? 1}" stroke-linecap="round" opacity="${mark.opacity ?? 1}"/>`;
    case 'text':
      return outlines(mark);
    case 'photo': {
      const [x, y, w, h] = mark.box;
      if (photo === null) return '';
      return `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
    }
    case 'code':
      return `<path d="${codePath(address, mark.box)}" fill="#1c1d20"/>`;
  }
}

/** A certificate as a picture (PNG), of the shapes that its PDF has. */
export function drawPicture(drawing: Drawing): Promise<Buffer> {
  const shapes = drawing.marks.map((mark) => svgOf(mark, drawing)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${faceSize.width} ${faceSize.height}" width="${faceSize.width}" height="${faceSize.height}">${shapes}</svg>`;
  return sharp(Buffer.from(svg), { density: (72 * width) / faceSize.width })
    .resize(width)
    .png({ palette: true })
    .toBuffer();
}
