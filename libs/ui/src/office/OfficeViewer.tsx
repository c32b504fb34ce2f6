import { LatePart } from '../components/LatePart.tsx';
import { OfficeFrame, Waiting } from './office-style.ts';
import type { OfficeViewerProps } from './office-types.ts';

const loadFile = () => import('./OfficeFile.tsx').then((part) => part.default);

/**
 * A text, a table or a presentation as it is in the file, up to limits that are told: headings, lists, tables and pictures
 * of a text; sheets by tabs; slides one below the other. What reads them is fetched when one is first shown.
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
