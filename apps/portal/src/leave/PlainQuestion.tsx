import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';

/** If the dialog that asks fails to load, the browser's own question takes its place. */
export function PlainQuestion() {
  const { t } = useTranslation('portal');
  const { leaving } = useFrame();
  useEffect(() => {
    if (window.confirm(leaving.asking?.words ?? t('leave.text'))) leaving.leave();
    else leaving.stay();
  }, [t, leaving]);
  return null;
}
