import { LatePart } from '@banyan/core-screen/views';
import { courseDomain } from '../course.domain.ts';

/** Overlay above a chapter, if the portal has one; the chapter does not wait for it. */
export function StageOverlay() {
  const { loadStageOverlay } = courseDomain.useEnvironment().ports;
  if (loadStageOverlay === undefined) return null;
  return (
    <LatePart load={loadStageOverlay} waiting={null} over>
      {(Overlay) => <Overlay />}
    </LatePart>
  );
}
