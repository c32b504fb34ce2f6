import { memo } from 'react';
import styled from 'styled-components';
import { pigmentOf, type DrawingName } from './drawing-names.ts';
import { lateShapes } from './late-shapes.ts';
import { pigments, type PigmentName } from './pigments.ts';

const Svg = styled.svg`
  --d-line: var(--d-deep);
  display: block;
  flex: none;
  max-width: 100%;
  height: auto;
  filter: var(--cover-filter);

  /* Deep lines would be lost on a dark page. */
  [data-theme='dark'] & {
    --d-line: color-mix(in oklab, var(--d-deep) 35%, var(--d-mid));
  }
`;

export interface DrawingProps {
  /** Name of the drawing; `drawing-names.ts` says what each is for. */
  name: DrawingName;
  /** Another pigment than its own. */
  pigment?: PigmentName;
  /** Width in px; it is three quarters as high. */
  width?: number;
}

/** Loaded late: few pages need a drawing, none at once. If loading fails, the words beside it say the same. */
const useDrawings = lateShapes(async () => (await import('./drawings.ts')).drawings);

/** A small tinted drawing without words for empty, failed or closed states. Decoration: words are shown beside it. */
export const Drawing = memo(function Drawing({ name, pigment, width = 160 }: DrawingProps) {
  const draw = useDrawings()?.[name];
  const colors = Object.entries(pigments[pigment ?? pigmentOf[name]]);
  return (
    <Svg
      width={width}
      height={Math.round(width * 0.75)}
      viewBox="0 0 160 120"
      aria-hidden="true"
      style={Object.fromEntries(colors.map(([key, value]) => [`--d-${key}`, value]))}
    >
      {draw?.()}
    </Svg>
  );
});
