import { css } from 'styled-components';

/** Silk, trail and unpainted ridge; at night the silk is dark and the paint dims. */
export const mapColours = css`
  --map-sky: #f4f0e6;
  --map-ink: #2b3a40;
  --map-ridge: #b9b3a4;

  [data-theme='dark'] & {
    --map-sky: #15181a;
    --map-ink: #d5dcdc;
    --map-ridge: #4a5152;
  }
  & [data-paint] {
    filter: var(--map-paint, none);
  }
  [data-theme='dark'] & {
    --map-paint: brightness(0.78) saturate(0.95);
  }
`;
