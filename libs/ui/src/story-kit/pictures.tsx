import { renderToStaticMarkup } from 'react-dom/server';
import { DrawnCover } from '../art/DrawnCover.tsx';
import { coverMotifs } from '../art/motifs.ts';

/** Address of a picture of 640 × 360 px for stories, generated from a number; nothing is fetched for it. */
export function pictureOf(lot: number, width = 640, height = 360): string {
  const motif = coverMotifs[lot % coverMotifs.length];
  const svg = renderToStaticMarkup(<DrawnCover seed={`picture-${lot}`} motif={motif} />).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
  );
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
