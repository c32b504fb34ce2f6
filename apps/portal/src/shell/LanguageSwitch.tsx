import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { loadPart } from '../parts/chunks.ts';
import { useServices } from '../composition/services.ts';

const LanguageMenu = lazy(() =>
  loadPart(() => import('./LanguageMenu.tsx')).then((module) => ({ default: module.LanguageMenu })),
);

/** The choice of language, where the enterprise offers one [SE-09]; elsewhere nothing, not even its code. */
export const LanguageSwitch = observer(function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { session } = useServices();
  if (!session.switchOffered) return null;
  return (
    <Suspense fallback={null}>
      <LanguageMenu compact={compact} />
    </Suspense>
  );
});
