import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pigmentOfMotif, type CoverMotif } from './motifs.ts';

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  filter: var(--cover-filter);
`;

export interface CoverSheetProps {
  /** The motif; its pigment is the ground. */
  motif: CoverMotif;
  /** Accessible name; without it the picture is decoration. */
  title: string | undefined;
  /** The drawing, once it has loaded. */
  children: ReactNode;
}

/** The ground of a drawn cover, 320 × 180, as large as its place. */
export function CoverSheet({ motif, title, children }: CoverSheetProps) {
  const semantics = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <Picture viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" {...semantics}>
      <rect width={320} height={180} fill={pigmentOfMotif(motif).ground} />
      {children}
    </Picture>
  );
}
