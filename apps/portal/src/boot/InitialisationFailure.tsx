import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { PlainError } from '../screens/PlainError.tsx';

/** Plain words, if the code of its screen fails to load too. */
function InWords() {
  const { t } = useTranslation('portal');
  const { reload } = useFrame();
  const action = { label: t('screenError.refresh'), onPress: () => reload() };
  return (
    <PlainError title={t('screenError.chunkTitle')} text={t('screenError.chunkText')} action={action} home={null} />
  );
}

const Screen = lazy(() =>
  import('../prompt/InitialisationScreen.tsx')
    .then(({ InitialisationScreen }) => ({ default: InitialisationScreen }))
    .catch(() => ({ default: InWords })),
);

/** Replaces every screen: the enterprise could not be fetched, twice. */
export function InitialisationFailure() {
  const { t } = useTranslation('portal');
  useEffect(() => {
    document.title = t('title.prompt');
  }, [t]);
  return <Screen />;
}
