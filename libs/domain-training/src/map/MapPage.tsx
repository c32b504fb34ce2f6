import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OpenedMap } from './OpenedMap.tsx';

/** A programme as a map, at the learner's own stage. */
export function MapPage() {
  const { t } = useTranslation('training');
  return <OpenedMap id={useParams()['id']} title={t('title.map')} />;
}
