import { mayAct } from './mayAct.ts';

/** How long a key waits for the part of the page that acts on it, ms. */
const waitMs = 3000;

let pressed: KeyboardEvent | null = null;

// After the listeners of the page's parts, which are on the document. Escape is about what is there already.
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => {
    pressed = event.key !== 'Escape' && mayAct(event) ? event : null;
  });
  window.addEventListener('pointerdown', () => {
    pressed = null;
  });
}

/** Gives a part that has just come the last key that nothing acted on; `act` tells whether it was for this part. */
export function takeEarlyKey(act: (event: KeyboardEvent) => boolean): void {
  if (pressed === null || performance.now() - pressed.timeStamp > waitMs) return;
  if (act(pressed)) pressed = null;
}
