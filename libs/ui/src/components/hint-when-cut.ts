import type { PointerEvent } from 'react';

/** For text that may end in an ellipsis: shows the full text as a hint under the pointer, while it is cut. */
export const hintWhenCut = {
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (currentTarget.scrollWidth > currentTarget.clientWidth) currentTarget.title = currentTarget.textContent;
    else currentTarget.removeAttribute('title');
  },
};
