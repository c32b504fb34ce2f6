import { inTime } from '../components/in-time.ts';
import { lateComponent } from '../components/late-component.ts';
import { Late } from '../components/Late.tsx';
import { DocumentFrame, Waiting } from './document-style.ts';
import type { DocumentViewerProps } from './document-types.ts';

const latePages = lateComponent(async () => (await inTime(() => import('./DocumentPages.tsx'))).default);

/**
 * A PDF page under page, with zoom, keys and a field for the page. What draws it is fetched when it is first shown, and
 * of the file only what its pages in view need.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Late
      key={props.url}
      late={latePages}
      waiting={
        <DocumentFrame aria-busy="true">
          <Waiting role="status">{props.words.loading}</Waiting>
        </DocumentFrame>
      }
      lost={() => null}
      onLost={() => props.onTrouble('broken')}
    >
      {(Pages) => <Pages {...props} />}
    </Late>
  );
}
