import { LatePart } from '../components/LatePart.tsx';
import { DocumentFrame, Waiting } from './document-style.ts';
import type { DocumentViewerProps } from './document-types.ts';

const loadPages = () => import('./DocumentPages.tsx').then((part) => part.default);

/**
 * A PDF page by page, with zoom, keys and a field for the page. Its code loads when it is first shown, and of the file
 * only the parts that the visible pages need.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <LatePart
      key={props.url}
      load={loadPages}
      waiting={
        <DocumentFrame aria-busy="true">
          <Waiting role="status">{props.words.loading}</Waiting>
        </DocumentFrame>
      }
      lost={() => null}
      onLost={() => props.onTrouble('broken')}
    >
      {(Pages) => <Pages {...props} />}
    </LatePart>
  );
}
