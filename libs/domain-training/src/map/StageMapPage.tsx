import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OpenedMap } from './OpenedMap.tsx';

/** A programme as a map, with the tasks of one stage. */
export function StageMapPage() {
  const { t } = useTranslation('training');
  const { id, phaseid } = useParams();
  return <OpenedMap id={id} stage={phaseid} title={t('title.stageMap')} />;
}
