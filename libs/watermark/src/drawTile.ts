import type { CompleteOptions } from './options.ts';

/** One mark with the room around it, to be repeated: its address and its size in px. */
export interface Tile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const sides = { start: 'left', center: 'center', end: 'right' } as const;

/** Draws one mark. Null where nothing can be drawn, as in a browser without a canvas. */
export function drawTile(options: CompleteOptions, picture: HTMLImageElement | null = null): Tile | null {
  const { width, height, spacing, angle, align } = options;
  const tile = { width: width + spacing[0], height: height + spacing[1] };
  const canvas = document.createElement('canvas');
  const dots = Math.max(1, window.devicePixelRatio || 1);
  canvas.width = tile.width * dots;
  canvas.height = tile.height * dots;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.scale(dots, dots);
  pen.translate(tile.width / 2, tile.height / 2);
  pen.rotate((-angle * Math.PI) / 180);
  if (picture !== null) {
    const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
    const [across, down] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    pen.drawImage(picture, -across / 2, -down / 2, across, down);
  } else {
    const lines = options.text.split('\n');
    const lineHeight = Math.max(options.minHeight, options.fontSize * 1.4);
    pen.fillStyle = `rgb(${options.color})`;
    pen.font = `${options.fontSize}px ${options.font}`;
    pen.textAlign = sides[align];
    pen.textBaseline = 'middle';
    const x = align === 'center' ? 0 : align === 'start' ? -width / 2 : width / 2;
    for (const [index, line] of lines.entries()) {
      pen.fillText(line, x, (index - (lines.length - 1) / 2) * lineHeight, width);
    }
  }
  return { url: canvas.toDataURL(), ...tile };
}
