import { BackToTop } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

/** The button back to the top of a long page, with the focus on the main content. */
export function ToTop() {
  const { t } = useTranslation('portal');
  return <BackToTop label={t('shell.toTop')} focusId="content" />;
}
