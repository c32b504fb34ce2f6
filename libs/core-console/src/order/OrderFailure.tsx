import { useFailureText } from '@banyan/core-screen/views';
import { Notice } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

/** Tells that an order was not saved; nothing while there is no error. */
export function OrderFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  if (error === undefined) return null;
  return (
    <Notice tone="danger" live>
      {t('order.failed', { why: failureText(error) })}
    </Notice>
  );
}
