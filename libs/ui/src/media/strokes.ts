import type { PointGroup } from 'signature_pad';

/** The same strokes on a canvas `factor` times as large. */
export function scaleStrokes(strokes: readonly PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    dotSize: stroke.dotSize * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** The same strokes in another ink. */
export function inkStrokes(strokes: readonly PointGroup[], ink: string): PointGroup[] {
  return strokes.map((stroke) => ({ ...stroke, penColor: ink }));
}

/**
 * Font size of a written name, px: as high as fits, smaller where the name would cross the edge.
 * @param width Available width, px.
 * @param height Available height, px.
 * @param widthAt Width of the name at 100 px.
 */
export function nameSize(width: number, height: number, widthAt: number): number {
  const wide = widthAt > 0 ? ((width * 0.86) / widthAt) * 100 : Number.POSITIVE_INFINITY;
  return Math.max(12, Math.floor(Math.min(height * 0.5, wide)));
}

/** The bytes of a data URL, without a network request, which a strict policy would refuse. */
export function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
