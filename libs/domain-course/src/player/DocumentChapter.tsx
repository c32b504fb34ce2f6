import type { Chapter } from '@banyan/contracts/course';
import { useDocumentWords } from '@banyan/core-screen/views';
import { type DocumentTrouble, DocumentViewer } from '@banyan/ui/documents';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import { usePlayer } from '../course.desk.ts';
import { FileChapter } from './FileChapter.tsx';
import { ReadingFailure, ReadingWaiting } from './ReadingStates.tsx';

/** A document page by page, with its page stored; an expired address is fetched again. */
export const DocumentChapter = observer(function DocumentChapter({
  chapter,
  overlay,
}: {
  chapter: Chapter;
  overlay: ReactNode;
}) {
  const { reading } = usePlayer();
  const words = useDocumentWords();
  const [trouble, setTrouble] = useState<{ readonly url: string; readonly why: DocumentTrouble } | null>(null);
  const { asked, document } = reading;
  const url = document?.url ?? null;
  const onPage = useCallback((page: number) => reading.show(page), [reading]);
  const onTrouble = useCallback((why: DocumentTrouble) => url !== null && setTrouble({ url, why }), [url]);
  if (document === null) return <ReadingWaiting />;
  if (reading.elsewhere) return <FileChapter chapter={chapter} name={document.name} overlay={overlay} />;
  // A new address is a new attempt.
  if (trouble?.url === document.url) return <ReadingFailure why={trouble.why} onRetry={() => reading.load()} />;
  return (
    <DocumentViewer
      url={document.url}
      label={chapter.title}
      initialPage={asked?.part ?? Math.max(1, reading.place)}
      asked={asked}
      onPage={onPage}
      onTrouble={onTrouble}
      words={words}
      overlay={overlay}
    />
  );
});
