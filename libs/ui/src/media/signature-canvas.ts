import SignaturePadLibrary, { type PointGroup } from 'signature_pad';
import { watchRoot } from '../theme/page-settings.ts';
import { inkStrokes, nameSize, scaleStrokes } from './strokes.ts';

/** Handwriting fonts; the machine decides which of them is available. */
const hand =
  'italic 500 %px "Kaiti SC", KaiTi, STKaiti, "Segoe Script", "Snell Roundhand", "Noto Serif CJK SC", cursive';
const fontOf = (size: number) => hand.replace('%', String(size));

/** Ink and paper of the exported picture: the same in both appearances. */
function paperOf(element: Element): { ink: string; paper: string } {
  const styles = getComputedStyle(element);
  return { ink: styles.getPropertyValue('--on-cover-tag'), paper: styles.getPropertyValue('--cover-tag') };
}

/** Writes a name into the middle of `width` by `height` px. */
function writeName(context: CanvasRenderingContext2D | null, name: string, width: number, height: number, ink: string) {
  if (context === null || name === '') return;
  context.font = fontOf(100);
  context.font = fontOf(nameSize(width, height, context.measureText(name).width));
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, width / 2, height / 2);
}

/** A canvas for signatures. */
export interface SignatureCanvas {
  /** Whether nothing is drawn or written on it. */
  isEmpty: () => boolean;
  /** Removes the last stroke. */
  undo: () => void;
  /** Removes everything, a name too. */
  clear: () => void;
  /** Writes a name in place of strokes; an empty one restores the strokes. */
  write: (name: string) => void;
  /** Turns drawing on or off. */
  setActive: (active: boolean) => void;
  /** The signature as a PNG, dark on white in both appearances. */
  png: () => string;
  destroy: () => void;
}

/** Sets a canvas up for signing; `stroked` is called after every stroke. */
export function createSignatureCanvas(canvas: HTMLCanvasElement, stroked: () => void): SignatureCanvas {
  const pad = new SignaturePadLibrary(canvas, { minWidth: 1, maxWidth: 3.2, throttle: 8 });
  let width = 0;
  let height = 0;
  let name = '';
  let strokes: PointGroup[] = [];

  // A resize would cut a stroke in two; a resize during a stroke is applied when it ends.
  let drawing = false;
  let missed = false;

  const ink = () => getComputedStyle(canvas).color;
  const redraw = () => {
    pad.penColor = ink();
    pad.fromData(name === '' ? inkStrokes(strokes, ink()) : []);
    writeName(canvas.getContext('2d'), name, width, height, ink());
  };
  /** Matches the resolution of the screen; the drawing scales with the canvas. */
  const fit = () => {
    const box = canvas.getBoundingClientRect();
    if (box.width === 0) return;
    missed = drawing;
    if (drawing) return;
    if (width > 0) strokes = scaleStrokes(strokes, box.width / width);
    width = box.width;
    height = box.height;
    const ratio = Math.max(1, window.devicePixelRatio);
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    canvas.getContext('2d')?.scale(ratio, ratio);
    redraw();
  };
  const began = () => {
    drawing = true;
  };
  const took = () => {
    drawing = false;
    strokes = pad.toData();
    if (missed) fit();
    stroked();
  };

  pad.addEventListener('beginStroke', began);
  pad.addEventListener('endStroke', took);
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  const leaveRoot = watchRoot(['data-theme', 'style'], fit);
  fit();

  return {
    isEmpty: () => strokes.length === 0 && name === '',
    undo: () => {
      strokes = strokes.slice(0, -1);
      redraw();
    },
    clear: () => {
      strokes = [];
      name = '';
      redraw();
    },
    write: (next) => {
      name = next.trim();
      redraw();
    },
    setActive: (active) => {
      if (active) pad.on();
      else pad.off();
    },
    png: () => {
      const out = document.createElement('canvas');
      const { ink: dark, paper } = paperOf(canvas);
      out.width = canvas.width;
      out.height = canvas.height;
      const ratio = canvas.width / Math.max(1, width);
      const copy = new SignaturePadLibrary(out, { backgroundColor: paper });
      copy.off();
      copy.fromData(name === '' ? inkStrokes(scaleStrokes(strokes, ratio), dark) : []);
      const context = out.getContext('2d');
      context?.scale(ratio, ratio);
      writeName(context, name, width, height, dark);
      return out.toDataURL('image/png');
    },
    destroy: () => {
      pad.off();
      pad.removeEventListener('beginStroke', began);
      pad.removeEventListener('endStroke', took);
      sizes.disconnect();
      leaveRoot();
    },
  };
}
