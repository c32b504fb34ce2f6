import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { short } from './geometry.ts';
import { motifFor, motifOf, type CoverMotif } from './motifs.tsx';
import { pigments } from './pigments.ts';
import { randomFrom } from './random.ts';

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  filter: var(--cover-filter);
`;

export interface CourseCoverProps {
  /** What the picture is drawn by lot from: an id, so that a new title keeps its cover. */
  seed: string;
  /** What is drawn; by lot from the seed without it. */
  motif?: CoverMotif;
  /** Accessible name; leave it out where the title stands beside the picture. */
  title?: string;
}

/** Drawn once per seed and motif; a list of thousands scrolls over the same few. */
function draw(seed: string, name: CoverMotif): ReactNode {
  const motif = motifOf(name);
  const pigment = pigments[motif.pigment];
  const random = randomFrom(seed);
  const mirrored = random() > 0.5;
  const upsideDown = random() > 0.5 && motif.upsideDown;
  const zoom = 1 + random() * (motif.zoom - 1);
  const lot = random();
  const dx = random() * 320 * (zoom - 1);
  const dy = (motif.cut ?? lot) * 180 * (zoom - 1);
  const place = `translate(${short(mirrored ? 320 * zoom - dx : -dx)} ${short(upsideDown ? 180 * zoom - dy : -dy)})`;
  const stretch = `scale(${short(mirrored ? -zoom : zoom)} ${short(upsideDown ? -zoom : zoom)})`;
  return (
    <>
      <rect width={320} height={180} fill={pigment.ground} />
      <g transform={`${place} ${stretch}`}>{motif.draw(random, pigment)}</g>
    </>
  );
}

/** A cover for what has none: one of nine motifs in its pigment, always the same for the same seed. */
export const CourseCover = memo(function CourseCover({ seed, motif, title }: CourseCoverProps) {
  const semantics = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <Picture viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" {...semantics}>
      {draw(seed, motif ?? motifFor(seed))}
    </Picture>
  );
});
