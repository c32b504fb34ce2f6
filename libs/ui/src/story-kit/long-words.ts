import { expect } from 'storybook/test';

/** A file name without a place to break. */
export const unbroken = 'HCJM_8D_20261118_CylinderBlock_Station40_ScratchAtUpperEdgeOfBore_Revision3_Final';

/** Whether an element is visible: content for screen readers may be of any width. */
const isDrawn = (element: Element) => element.closest('svg *, [hidden]') === null && !isClipped(element);

function isClipped(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
}

/** Whether words of an element are cut, without an input or a hint that shows them in full. */
const isCut = (element: Element) =>
  element.clientWidth > 0 &&
  element.scrollWidth > element.clientWidth + 1 &&
  !element.matches('input, [title], [title] *');

/** Elements that overflow a box at its sides or cut their own words, as text for a failing test; empty when none do. */
export function outOf(box: Element): string {
  const around = box.getBoundingClientRect();
  return [box, ...box.querySelectorAll('*')]
    .filter((element) => {
      const { width, left, right } = element.getBoundingClientRect();
      if (width === 0 || !isDrawn(element)) return false;
      return left < around.left - 1 || right > around.right + 1 || isCut(element);
    })
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 40)}”`)
    .join('\n');
}

/** The play of a story at a narrow width: all words have to stay inside its first element. */
export async function staysInside({ canvasElement }: { canvasElement: HTMLElement }) {
  await expect(outOf(canvasElement.querySelector('div') ?? canvasElement)).toBe('');
}
