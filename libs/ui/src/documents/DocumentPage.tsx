import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Paper } from './document-style.ts';
import { drawPage, paperOf, type PDFDocumentProxy } from './pdf.ts';

export interface DocumentPageProps {
  /** The document that the page is of. */
  document: PDFDocumentProxy;
  /** From 1. */
  no: number;
  /** What it is called. */
  label: string;
  /** Width of the paper on the screen, px. */
  width: number;
  /** Height by width, until the page is known. */
  ratio: number;
  /** It is in view, or nearly. */
  near: boolean;
  /** The page could not be drawn. */
  onBroken: (error: unknown) => void;
}

/** One page, drawn while it is near. */
export function DocumentPage({ document, no, label, width, ratio, near, onBroken }: DocumentPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!near || page !== null) return;
    let left = false;
    document.getPage(no).then(
      (found) => !left && setPage(found),
      (error: unknown) => !left && onBroken(error),
    );
    return () => {
      left = true;
    };
  }, [document, no, near, page, onBroken]);
  const paper = page === null ? null : paperOf(page);
  useEffect(() => {
    if (!near || page === null || canvas.current === null || words.current === null) return;
    return drawPage(page, canvas.current, words.current, width / paperOf(page).width);
  }, [page, near, width]);
  const height = width * (paper === null ? ratio : paper.height / paper.width);
  return (
    <Paper data-page={no} role="region" aria-label={label} style={{ width: `${width}px`, height: `${height}px` }}>
      {near ? (
        <>
          <canvas ref={canvas} aria-hidden="true" />
          <div ref={words} />
        </>
      ) : null}
    </Paper>
  );
}
