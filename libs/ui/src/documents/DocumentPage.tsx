import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { NotDrawn, Paper } from './document-style.ts';
import type { DocumentWords } from './document-types.ts';
import { drawPage, paperOf, type PDFDocumentProxy, troubleOf } from './pdf.ts';

export interface DocumentPageProps {
  /** The document of the page. */
  document: PDFDocumentProxy;
  /** Page number, from 1. */
  no: number;
  /** Accessible name. */
  label: string;
  /** Width of the paper on the screen, px. */
  width: number;
  /** Height by width, until the page has loaded. */
  ratio: number;
  /** Whether it is in view, or nearly. */
  near: boolean;
  /** Shown when the page could not be drawn. */
  words: Pick<DocumentWords, 'pageBroken' | 'again'>;
  /** Called when the page is drawn completely. */
  onDrawn: (no: number) => void;
  /** Called when the document’s address has expired. */
  onExpired: () => void;
}

/** One page, drawn while it is near. A failed one says so, and can be drawn again. */
export function DocumentPage(props: DocumentPageProps) {
  const { document, no, label, width, ratio, near, words, onDrawn, onExpired } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [broken, setBroken] = useState(false);
  const told = useRef<{ onDrawn: typeof onDrawn; onFailed: (error: unknown) => void }>({
    onDrawn,
    onFailed: () => undefined,
  });
  useEffect(() => {
    told.current = {
      onDrawn,
      onFailed: (error) => (troubleOf(error) === 'expired' ? onExpired() : setBroken(true)),
    };
  });
  useEffect(() => {
    if (!near || broken || page !== null) return;
    let left = false;
    document.getPage(no).then(
      (found) => !left && setPage(found),
      (error: unknown) => !left && told.current.onFailed(error),
    );
    return () => {
      left = true;
    };
  }, [document, no, near, broken, page]);
  const paper = page === null ? null : paperOf(page);
  useEffect(() => {
    if (!near || broken || page === null || canvas.current === null || text.current === null) return;
    return drawPage(page, { canvas: canvas.current, words: text.current }, width / paperOf(page).width, {
      onDrawn: () => told.current.onDrawn(no),
      onFailed: (error) => told.current.onFailed(error),
    });
  }, [page, near, broken, width, no]);
  const height = width * (paper === null ? ratio : paper.height / paper.width);
  return (
    <Paper data-page={no} role="region" aria-label={label} style={{ width: `${width}px`, height: `${height}px` }}>
      {near && !broken ? (
        <>
          <canvas ref={canvas} aria-hidden="true" />
          <div ref={text} />
        </>
      ) : null}
      {broken ? (
        <NotDrawn>
          <p role="alert">{words.pageBroken}</p>
          <Button size="sm" onClick={() => setBroken(false)}>
            {words.again}
          </Button>
        </NotDrawn>
      ) : null}
    </Paper>
  );
}
