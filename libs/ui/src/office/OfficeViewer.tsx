import { LatePart } from '../components/LatePart.tsx';
import { OfficeFrame, Waiting } from './office-style.ts';
import type { OfficeViewerProps } from './office-types.ts';

const loadFile = () => import('./OfficeFile.tsx').then((part) => part.default);

/**
 * A text, a table or a presentation as in the file, up to limits that a note states: headings, lists, tables and
 * pictures of a text; sheets as tabs; slides below each other. The readers load when a file is first shown.
 */
export function OfficeViewer(props: OfficeViewerProps) {
  return (
    <LatePart
      key={`${props.kind} ${props.url}`}
      load={loadFile}
      waiting={
        <OfficeFrame aria-busy="true">
          <Waiting role="status">{props.words.loading}</Waiting>
        </OfficeFrame>
      }
      lost={() => null}
      onLost={() => props.onTrouble('failed')}
    >
      {(File) => <File {...props} />}
    </LatePart>
  );
}
