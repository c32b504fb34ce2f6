import { IconButton } from '@banyan/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { PartBoundary } from '../screens/PartBoundary.tsx';

/** A menu of the header. If its code fails to load, a button that reloads the page takes its place. */
export function HeaderPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  const { reload, report } = useFrame();
  const refresh = (
    <IconButton label={t('shell.partMissing')} onClick={() => reload()}>
      <RotateCw size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <PartBoundary instead={refresh} onError={report}>
      {children}
    </PartBoundary>
  );
}
