import type { ProgrammeView } from '@banyan/contracts/training';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { mapColours } from './map-colours.ts';
import { mapShape } from './mapShape.ts';
import { Scene } from './Scene.tsx';
import { whereOf } from './whereOf.ts';

const Picture = styled.svg`
  ${mapColours}
  display: block;
  width: 100%;
  height: 100%;
  background: var(--map-sky);
`;

export interface MapThumbProps {
  view: Pick<ProgrammeView, 'programme' | 'stages'>;
}

/** The map of a programme as a small picture, with the same in words beside it. */
export const MapThumb = memo(function MapThumb({ view }: MapThumbProps) {
  const { programme, stages } = view;
  const counts = stages.map(({ tasks }) => tasks.length).join(' ');
  const shape = useMemo(() => mapShape(counts === '' ? [] : counts.split(' ').map(Number)), [counts]);
  const right = shape.mountains.at(-1)?.peak.x ?? 872;
  return (
    <Picture viewBox={`-60 96 ${right + 418} 726`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene seed={programme.id} shape={shape} stages={stages} here={whereOf(view)} />
    </Picture>
  );
});
