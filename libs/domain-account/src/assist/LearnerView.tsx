import { homePath } from '@banyan/contracts/account';
import { Container, EmptyState, LinkButton, PageTitle } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

/** For people who cannot grant support access: names those who can. */
export function LearnerView() {
  const { t } = useTranslation('assist');
  return (
    <Container>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        level={2}
        image="lock"
        label={t('learner.title')}
        description={t('learner.text')}
        actions={<LinkButton href={homePath}>{t('learner.home')}</LinkButton>}
      />
    </Container>
  );
}
