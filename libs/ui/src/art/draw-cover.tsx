import type { ReactNode } from 'react';
import { short } from './geometry.ts';
import type { Draw } from './motif-draw.ts';
import { canopy, people, sheets, tiles } from './motifs-figures.tsx';
import { dots, flow, gauge, routes, wheels } from './motifs-works.tsx';
import { pigmentOfMotif, type CoverMotif } from './motifs.ts';
import { randomFrom } from './random.ts';

interface Drawn {
  /** Draws the motif from random numbers. */
  draw: Draw;
  /** Whether it may be drawn upside down. */
  upsideDown: boolean;
  /** Maximum zoom of the cut. */
  zoom: number;
  /** Position of the cut, 0 top – 1 bottom; random by default. */
  cut?: number;
}

const drawn: Readonly<Record<CoverMotif, Drawn>> = {
  gauge: { draw: gauge, upsideDown: true, zoom: 1.5 },
  flow: { draw: flow, upsideDown: false, zoom: 1.5 },
  tiles: { draw: tiles, upsideDown: true, zoom: 1.5 },
  wheels: { draw: wheels, upsideDown: true, zoom: 1.5 },
  people: { draw: people, upsideDown: false, zoom: 1.5, cut: 0.6 },
  dots: { draw: dots, upsideDown: true, zoom: 1.5 },
  routes: { draw: routes, upsideDown: true, zoom: 1.5 },
  sheets: { draw: sheets, upsideDown: false, zoom: 1.15, cut: 0.6 },
  canopy: { draw: canopy, upsideDown: false, zoom: 1.15 },
};

/** The content of a cover on its ground of 320 × 180: the same picture for the same seed and motif. */
export function drawCover(seed: string, motif: CoverMotif): ReactNode {
  const { draw, upsideDown: mayTurn, zoom: closest, cut } = drawn[motif];
  const random = randomFrom(seed);
  const mirrored = random() > 0.5;
  const upsideDown = random() > 0.5 && mayTurn;
  const zoom = 1 + random() * (closest - 1);
  const lot = random();
  const dx = random() * 320 * (zoom - 1);
  const dy = (cut ?? lot) * 180 * (zoom - 1);
  const place = `translate(${short(mirrored ? 320 * zoom - dx : -dx)} ${short(upsideDown ? 180 * zoom - dy : -dy)})`;
  const stretch = `scale(${short(mirrored ? -zoom : zoom)} ${short(upsideDown ? -zoom : zoom)})`;
  return <g transform={`${place} ${stretch}`}>{draw(random, pigmentOfMotif(motif))}</g>;
}
