import { homePath } from '@banyan/contracts/account';
import { copyText } from '@banyan/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { Failure } from './Failure.tsx';
import { failureKind } from './failures.ts';

export interface ScreenErrorProps {
  readonly error: unknown;
  /** Renders the screen again. */
  readonly onRetry: () => void;
}

/** Replaces a failed screen; header, footer and all other screens still work. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const { t } = useTranslation('portal');
  const { reload, report, toasts } = useFrame();
  const kind = failureKind(error);
  const { reported } = kind;
  useEffect(() => {
    if (reported) report(error);
  }, [error, reported, report]);
  const copyAddress = async () => {
    const address = location.href;
    if (await copyText(address)) toasts.show({ tone: 'ok', text: t('screenError.addressCopied') });
    else toasts.show({ tone: 'danger', text: t('screenError.addressNotCopied', { address }), duration: null });
  };
  return (
    <Failure
      title={t(`screenError.${kind.title}`)}
      text={t(`screenError.${kind.text}`)}
      details={kind.details}
      drawing={kind.drawing}
      action={{
        label: t(`screenError.${kind.action}`),
        copies: kind.action === 'copyAddress',
        onPress: { refresh: () => reload(), retry: onRetry, copyAddress: () => void copyAddress() }[kind.action],
      }}
      home={{ label: t('screenError.home'), href: homePath }}
    />
  );
}
