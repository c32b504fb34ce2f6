import { ChevronDown, ChevronUp, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { Bar, DocumentFrame, Pages, Waiting } from './document-style.ts';
import type { DocumentViewerProps } from './document-types.ts';
import { openPdf, paperOf, type PDFDocumentProxy, troubleOf } from './pdf.ts';
import { usePages } from './use-pages.ts';

const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const;
/** Width beside the paper, px. */
const sidesPx = 32;

interface Opened {
  readonly document: PDFDocumentProxy;
  /** Height by width of its first page. */
  readonly ratio: number;
}

/** The opened document, null until then. */
function useDocument(url: string, onTrouble: DocumentViewerProps['onTrouble']): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const trouble = useRef(onTrouble);
  useEffect(() => {
    trouble.current = onTrouble;
  });
  useEffect(() => {
    let left = false;
    const failed = (error: unknown) => {
      if (!left) trouble.current(troubleOf(error));
    };
    const { opened: opening, close } = openPdf(url, failed);
    opening
      .then(async (document) => {
        const { width, height } = paperOf(await document.getPage(1));
        if (!left) setOpened({ document, ratio: height / width });
      })
      .catch(failed);
    return () => {
      left = true;
      close();
    };
  }, [url]);
  return opened;
}

export default function DocumentPages({
  url,
  label,
  initialPage = 1,
  asked = null,
  onPage,
  onTrouble,
  words,
  overlay,
}: DocumentViewerProps) {
  const opened = useDocument(url, onTrouble);
  const total = opened?.document.numPages ?? 0;
  const room = useRef<HTMLDivElement>(null);
  const [first] = useState(() => Math.max(1, initialPage));
  const { near, page } = usePages(room, total, first);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState<number>(1);
  /** Pages drawn completely: only these count as read. */
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const onDrawn = useCallback(
    (no: number) => setWhole((before) => (before.has(no) ? before : new Set([...before, no]))),
    [],
  );
  const onExpired = useCallback(() => onTrouble('expired'), [onTrouble]);

  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measured = new ResizeObserver(() => setWidth(element.clientWidth - sidesPx));
    measured.observe(element);
    return () => measured.disconnect();
  }, []);

  const go = useCallback((no: number) => {
    const element = room.current;
    const paper = element?.querySelector<HTMLElement>(`[data-page="${no}"]`);
    if (element && paper) element.scrollTop = paper.offsetTop - 16;
  }, []);

  // The page to continue from; the same page again after its size has changed.
  const at = useRef(first);
  const drawn = Math.round(Math.min(width, 980) * zoom);
  useLayoutEffect(() => {
    if (total > 0 && drawn > 0) go(at.current);
  }, [total, drawn, go]);
  const turned = useRef(asked);
  useLayoutEffect(() => {
    if (asked === null || asked === turned.current) return;
    turned.current = asked;
    // While it opens there is no page to go to: it will open there.
    at.current = asked.part;
    go(asked.part);
  }, [asked, go]);
  useEffect(() => {
    if (total === 0) return;
    at.current = page;
    if (whole.has(page)) onPage?.(page);
  }, [total, page, onPage, whole]);

  const step = (by: 1 | -1) => {
    const next = by > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom);
    if (next !== undefined) setZoom(next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(Math.min(total, page + 1)),
    ArrowLeft: () => go(Math.max(1, page - 1)),
    Home: () => go(1),
    End: () => go(total),
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': () => setZoom(1),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget)
      return;
    event.preventDefault();
    act();
  };
  return (
    <DocumentFrame aria-busy={opened === null}>
      <Bar role="toolbar" aria-label={words.tools}>
        <IconButton label={words.previous} size="sm" shut={total === 0 || page <= 1} onClick={() => go(page - 1)}>
          <ChevronUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.next} size="sm" shut={page >= total} onClick={() => go(page + 1)}>
          <ChevronDown size={20} aria-hidden="true" />
        </IconButton>
        <PageField page={page} total={total} words={words} onPage={go} />
        <IconButton label={words.zoomOut} size="sm" disabled={zoom <= zooms[0]} onClick={() => step(-1)}>
          <ZoomOut size={20} aria-hidden="true" />
        </IconButton>
        <span>{Math.round(zoom * 100)}%</span>
        <IconButton label={words.zoomIn} size="sm" disabled={zoom >= (zooms.at(-1) ?? 1)} onClick={() => step(1)}>
          <ZoomIn size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.fit} size="sm" onClick={() => setZoom(1)}>
          <MoveHorizontal size={20} aria-hidden="true" />
        </IconButton>
      </Bar>
      {/* It scrolls, so that it can be reached and steered by keys. */}
      <Pages ref={room} role="document" aria-label={label} tabIndex={0} onKeyDown={press}>
        {opened === null || drawn <= 0 ? (
          <Waiting role="status">{words.loading}</Waiting>
        ) : (
          Array.from({ length: total }, (_, index) => index + 1).map((no) => (
            <DocumentPage
              key={no}
              no={no}
              document={opened.document}
              label={words.pageName.replace('{page}', String(no))}
              width={drawn}
              ratio={opened.ratio}
              near={near.has(no)}
              words={words}
              onDrawn={onDrawn}
              onExpired={onExpired}
            />
          ))
        )}
      </Pages>
      {overlay}
    </DocumentFrame>
  );
}

interface PageFieldProps {
  page: number;
  total: number;
  words: DocumentViewerProps['words'];
  onPage: (page: number) => void;
}

/** The current page, and a field to go to another. */
function PageField({ page, total, words, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(total, wanted));
    setTyped(null);
  };
  return (
    <label>
      <input
        aria-label={words.page}
        inputMode="numeric"
        maxLength={5}
        value={typed ?? String(page)}
        disabled={total === 0}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {words.ofPages.replace('{total}', String(total))}
    </label>
  );
}
