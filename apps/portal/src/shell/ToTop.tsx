import { BackToTop } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

/** The way back to the top of a long page, with the focus on what the page is about. */
export function ToTop() {
  const { t } = useTranslation('portal');
  return <BackToTop label={t('shell.toTop')} focusId="content" />;
}
