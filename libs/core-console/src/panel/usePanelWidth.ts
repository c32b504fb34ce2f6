import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Limits of the panel's width, px. */
export const panelWidths = { least: 400, usual: 480, most: 720 } as const;
const place = 'banyan-console-panel';
const within = (width: number) => Math.min(panelWidths.most, Math.max(panelWidths.least, Math.round(width)));

function keptWidth(): number {
  try {
    const kept = Number(localStorage.getItem(place));
    return kept > 0 ? within(kept) : panelWidths.usual;
  } catch {
    return panelWidths.usual;
  }
}

function keep(width: number): void {
  try {
    localStorage.setItem(place, String(width));
  } catch {
    // The browser forbids it: the width lasts as long as the page.
  }
}

/** The width of the side panel on this device, and what drags its edge. */
export function usePanelWidth() {
  const [width, setWidth] = useState(keptWidth);
  const set = (next: number) => {
    const limited = within(next);
    setWidth(limited);
    keep(limited);
  };
  const mirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const edge = event.currentTarget;
    const sign = mirrored(edge) ? 1 : -1;
    const from = event.clientX;
    edge.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => set(width + sign * (moved.clientX - from));
    const end = () => edge.removeEventListener('pointermove', move);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', end, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const wider = mirrored(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') set(width + (event.key === wider ? 16 : -16));
    else if (event.key === 'Home') set(panelWidths.least);
    else if (event.key === 'End') set(panelWidths.most);
    else return;
    event.preventDefault();
  };
  return { width, edge: { onPointerDown, onKeyDown } };
}
