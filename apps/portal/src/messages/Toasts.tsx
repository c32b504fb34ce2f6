import type { ToastQueue } from '@banyan/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '@banyan/ui';
import { PlainToasts } from './PlainToasts.tsx';

const load = () => loadPart(() => import('./ToastRegion.tsx'));

/** Outside every screen: its failure must not take the page along, and the messages must stay readable. */
const Region = lazy(() =>
  load().then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToasts }),
  ),
);

/** Loads the region in advance, so that it is available without a connection. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}

/** The place of toasts; its code loads with the first of them and stays. */
export function Toasts({ queue }: { queue: ToastQueue }) {
  const { t } = useTranslation('portal');
  const needed = useSyncExternalStore(queue.subscribe, () => queue.entries().length > 0);
  return needed ? (
    <Suspense fallback={null}>
      <Region queue={queue} label={t('shell.toasts')} closeText={t('shell.close')} />
    </Suspense>
  ) : null;
}
