import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { DocumentTrouble } from './document-types.ts';
import { pdfData } from './pdf-data.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Bytes per request: a small document loads whole, a large one only in the parts that its pages need. */
const rangeBytes = 256 * 1024;
/** Maximum number of dots of a drawn page: more would only cost memory. */
const mostDots = 16_000_000;

export type { PDFDocumentProxy };

/**
 * Opens a document; rejects with an error for `troubleOf`. `onMissing`: a file needed for drawing could not be
 * fetched, so that pages would lack words or pictures.
 */
export function openPdf(
  url: string,
  onMissing: (error: unknown) => void,
): { readonly opened: Promise<PDFDocumentProxy>; readonly close: () => void } {
  const task = getDocument({
    url,
    rangeChunkSize: rangeBytes,
    disableAutoFetch: true,
    disableStream: true,
    // Its worker has no network access: the page fetches the files.
    BinaryDataFactory: pdfData(onMissing),
    useWorkerFetch: false,
  });
  return { opened: task.promise, close: () => void task.destroy() };
}

/** Reason for the failure: the server refuses the address, or anything else. */
export function troubleOf(error: unknown): DocumentTrouble {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return status === 401 || status === 403 ? 'expired' : 'broken';
}

/** Width and height of a page, in the units of its paper. */
export function paperOf(page: PDFPageProxy): { readonly width: number; readonly height: number } {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** Outcomes of drawing a page: complete, or failed. */
export interface DrawingEnds {
  readonly onDrawn: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Draws a page and lays its words over it; returns a function that aborts. */
export function drawPage(
  page: PDFPageProxy,
  { canvas, words }: { readonly canvas: HTMLCanvasElement; readonly words: HTMLElement },
  scale: number,
  { onDrawn, onFailed }: DrawingEnds,
): () => void {
  const viewport = page.getViewport({ scale });
  const wanted = window.devicePixelRatio || 1;
  const dots = Math.min(wanted, Math.sqrt(mostDots / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * dots);
  canvas.height = Math.floor(viewport.height * dots);
  const drawing = page.render({ canvas, viewport, transform: [dots, 0, 0, dots, 0, 0] });
  drawing.promise.then(onDrawn, (error: unknown) => {
    // Drawing a page that was scrolled past is aborted, which is no error.
    if (!(error instanceof RenderingCancelledException)) onFailed(error);
  });
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  words.style.setProperty('--text-scale-factor', 'calc(var(--total-scale-factor) * var(--min-font-size, 1))');
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  text.render().catch(() => undefined);
  return () => {
    drawing.cancel();
    text.cancel();
  };
}
