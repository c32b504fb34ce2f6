import { Suspense } from 'react';
import type { DialogProps } from '../overlays/dialog-types.ts';
import { LazyDialogPanel } from './lazy-overlays.ts';

/** A dialog whose code is fetched when it first opens; see `Dialog` of the overlays for what it does. */
export function LazyDialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <LazyDialogPanel {...props} />
    </Suspense>
  );
}
