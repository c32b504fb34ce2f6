import { css } from 'styled-components';

/** Icons that point along the line of writing are mirrored with its direction; all others stay as they are. */
export const mirroredIcons = css`
  & > svg:is([class*='-left'], [class*='-right'], .lucide-log-out, .lucide-log-in):dir(rtl) {
    scale: -1 1;
  }
`;

/** Whether an element is laid out from right to left: its arrows to the left and right then change places. */
export const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
