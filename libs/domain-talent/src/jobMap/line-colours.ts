import { talentPigments } from '@banyan/contracts/talent';
import { pigments } from '@banyan/ui';
import { css } from 'styled-components';

const inked = (tone: 'ground' | 'mid') =>
  talentPigments.map((name) => `--line-${name}:${pigments[name][tone]};`).join('');

/** Colours of the lines; at night the pigments are thinned, so that the dark ones stay in sight. */
export const lineColours = css`
  ${inked('ground')}

  [data-theme='dark'] & {
    ${inked('mid')}
  }
`;
