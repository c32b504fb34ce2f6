import { lazy, Suspense } from 'react';
import { inTime } from '../components/in-time.ts';
import { DocumentFrame, Waiting } from './document-style.ts';
import type { DocumentViewerProps } from './document-types.ts';

const LazyPages = lazy(() => inTime(() => import('./DocumentPages.tsx')));

/**
 * A PDF page under page, with zoom, keys and a field for the page. What draws it is fetched when it is first shown, and
 * of the file only what its pages in view need.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Suspense
      fallback={
        <DocumentFrame aria-busy="true">
          <Waiting role="status">{props.words.loading}</Waiting>
        </DocumentFrame>
      }
    >
      <LazyPages key={props.url} {...props} />
    </Suspense>
  );
}
