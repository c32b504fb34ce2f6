import type { FaceCaptureWords } from '@banyan/face';
import { useTranslation } from 'react-i18next';

/** Words of the camera, in the viewer's language. */
export function useCaptureWords(): FaceCaptureWords {
  const { t } = useTranslation('face');
  return {
    label: t('camera.label'),
    loading: t('camera.loading'),
    taking: t('camera.taking'),
    guidance: {
      noFace: t('camera.noFace'),
      severalFaces: t('camera.severalFaces'),
      tooDark: t('camera.tooDark'),
      tooBright: t('camera.tooBright'),
      closer: t('camera.closer'),
      farther: t('camera.farther'),
      centre: t('camera.centre'),
      hold: t('camera.hold'),
    },
    trouble: {
      missing: { title: t('camera.missing'), text: t('camera.missingText') },
      denied: { title: t('camera.denied'), text: t('camera.deniedText') },
      busy: { title: t('camera.busy'), text: t('camera.busyText') },
    },
    modelFailed: { title: t('camera.modelFailed'), text: t('camera.modelFailedText') },
    retry: t('retry'),
  };
}
