import { homePath } from '@banyan/contracts/account';
import { Drawing, LinkButton, PageTitle } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../composition/services.ts';
import { StandInFrame } from './StandInFrame.ts';

/** The page of unknown addresses, inside the shell, with two next steps. */
export function NotFoundPage() {
  const { t } = useTranslation('portal');
  const { links } = useServices();
  return (
    <StandInFrame>
      <Drawing name="lost" width={240} />
      <PageTitle description={t('notFound.text')}>{t('notFound.title')}</PageTitle>
      <div>
        <LinkButton variant="primary" href={homePath}>
          {t('notFound.home')}
        </LinkButton>
        <LinkButton href={links.courses()}>{t('notFound.search')}</LinkButton>
      </div>
    </StandInFrame>
  );
}
