import { lazy, Suspense } from 'react';
import { inTime } from '../components/in-time.ts';
import { OfficeFrame, Waiting } from './office-style.ts';
import type { OfficeViewerProps } from './office-types.ts';

const LazyFile = lazy(() => inTime(() => import('./OfficeFile.tsx')));

/**
 * A text, a table or a presentation as it is in the file, up to limits that are told: headings, lists, tables and pictures
 * of a text; sheets by tabs; slides one below the other. What reads them is fetched when one is first shown.
 */
export function OfficeViewer(props: OfficeViewerProps) {
  return (
    <Suspense
      fallback={
        <OfficeFrame aria-busy="true">
          <Waiting role="status">{props.words.loading}</Waiting>
        </OfficeFrame>
      }
    >
      <LazyFile key={`${props.kind} ${props.url}`} {...props} />
    </Suspense>
  );
}
