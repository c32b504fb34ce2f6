import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { home } from '../guard/addresses.ts';
import { Failure } from './Failure.tsx';
import { failureKind } from './failures.ts';

export interface ScreenErrorProps {
  readonly error: unknown;
  /** Shows the screen once more. */
  readonly onRetry: () => void;
}

/** In place of a screen that threw; header, footer and every other screen go on working [SH-08]. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const { t } = useTranslation('portal');
  const { reload, report } = useFrame();
  const kind = failureKind(error);
  const { reported } = kind;
  useEffect(() => {
    if (reported) report(error);
  }, [error, reported, report]);
  return (
    <Failure
      title={t(`screenError.${kind.title}`)}
      text={t(`screenError.${kind.text}`)}
      details={kind.details}
      drawing={kind.drawing}
      action={{
        label: t(`screenError.${kind.action}`),
        onPress: kind.action === 'refresh' ? () => reload() : onRetry,
      }}
      home={{ label: t('screenError.home'), href: home }}
    />
  );
}
