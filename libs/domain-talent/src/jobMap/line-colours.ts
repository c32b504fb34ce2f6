import { talentPigments } from '@banyan/contracts/talent';
import { pigments } from '@banyan/ui';
import { css } from 'styled-components';

const inked = (tone: 'ground' | 'mid') =>
  talentPigments.map((name) => `--line-${name}:${pigments[name][tone]};`).join('');

/** Colours of the lines; the dark theme has lighter ones, so that they stay visible. */
export const lineColours = css`
  ${inked('ground')}

  [data-theme='dark'] & {
    ${inked('mid')}
  }
`;
