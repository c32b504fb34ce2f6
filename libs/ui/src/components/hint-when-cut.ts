import type { PointerEvent } from 'react';

/** For words that end in dots where they do not fit: the whole of them as a hint under the pointer, while they are cut. */
export const hintWhenCut = {
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (currentTarget.scrollWidth > currentTarget.clientWidth) currentTarget.title = currentTarget.textContent;
    else currentTarget.removeAttribute('title');
  },
};
