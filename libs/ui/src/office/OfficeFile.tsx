import { useEffect, useEffectEvent, useState } from 'react';
import { LatePart } from '../components/LatePart.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { fetchOffice, OfficeError } from './fetch-office.ts';
import { officeLimits } from './limits.ts';
import { Note, OfficeFrame, Scroll, Waiting } from './office-style.ts';
import type { OfficeViewerProps, OfficeWords, Sheets } from './office-types.ts';
import { readOffice } from './read-office.ts';
import { SheetTable } from './SheetTable.tsx';

/** The renderer of presentations is the heaviest: it loads with the first presentation. */
const loadSlides = () => import('./Slides.tsx').then((part) => part.Slides);

/** HTML of a text, sheets of a table, or the bytes of a presentation, which can only be drawn on a page. */
type Read = string | Sheets | ArrayBuffer;

/** Loads a file and shows its content. */
export default function OfficeFile({ kind, label, onTrouble, overlay, url, words }: OfficeViewerProps) {
  const [read, setRead] = useState<Read | null>(null);
  const [drawn, setDrawn] = useState(false);
  const failed = useEffectEvent(onTrouble);
  useEffect(() => {
    const ending = new AbortController();
    const open = async () => {
      const bytes = await fetchOffice(url, ending.signal);
      return kind === 'slides' ? bytes : readOffice({ kind, bytes }, ending.signal);
    };
    open().then(
      (one) => {
        if (!ending.signal.aborted) setRead(one);
      },
      (error: unknown) => {
        if (!ending.signal.aborted) failed(error instanceof OfficeError ? error.trouble : 'failed');
      },
    );
    return () => ending.abort();
  }, [url, kind]);
  const waits = read === null || (kind === 'slides' && !drawn);
  return (
    <OfficeFrame aria-busy={waits}>
      {waits ? <Waiting role="status">{words.loading}</Waiting> : <Note>{words.roughly}</Note>}
      {typeof read === 'string' ? (
        <Scroll role="document" aria-label={label} tabIndex={0}>
          {read.trim() === '' ? (
            <p>{words.empty}</p>
          ) : (
            <RichText html={read} words={words.text} headingLevel={2} wide />
          )}
        </Scroll>
      ) : read instanceof ArrayBuffer ? (
        <LatePart load={loadSlides} lost={() => null} onLost={() => onTrouble('failed')}>
          {(Slides) => (
            <Slides
              bytes={read}
              label={label}
              slide={words.slide}
              onShown={() => setDrawn(true)}
              onUnreadable={() => onTrouble('unreadable')}
            />
          )}
        </LatePart>
      ) : read === null ? null : (
        <SheetTabs read={read} label={label} words={words} />
      )}
      {overlay}
    </OfficeFrame>
  );
}

function SheetTabs({ label, read, words }: { label: string; read: Sheets; words: OfficeWords }) {
  const [chosen, setChosen] = useState('0');
  const { cut, sheets } = read;
  const [only] = sheets;
  if (only === undefined) return <Waiting>{words.empty}</Waiting>;
  return (
    <>
      {sheets.length === 1 ? (
        <SheetTable sheet={only} label={label} words={words} />
      ) : (
        <Tabs
          label={words.sheets}
          selected={chosen}
          onSelect={setChosen}
          items={sheets.map((sheet, index) => ({
            id: String(index),
            label: sheet.name,
            panel: <SheetTable sheet={sheet} label={`${label}: ${sheet.name}`} words={words} />,
          }))}
        />
      )}
      {cut ? <Note>{words.cutSheets.replace('{sheets}', String(officeLimits.sheets))}</Note> : null}
    </>
  );
}
