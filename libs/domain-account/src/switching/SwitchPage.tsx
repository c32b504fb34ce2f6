import { loginAddress } from '@banyan/contracts/account';
import { Container, EmptyState, LinkButton, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { EnterprisesPage } from './EnterprisesPage.tsx';
import { leaveEnterprise } from './leaveEnterprise.ts';
import { PublicOrganisationsPage } from './PublicOrganisationsPage.tsx';
import { SwitchStore } from './SwitchStore.ts';

const Page = styled(Container)`
  max-width: 800px;
  padding-bottom: 64px;
`;

/** /switchEnterprise: the viewer's enterprises, and switching between them. */
export const SwitchPage = observer(function SwitchPage() {
  const { t } = useTranslation('switching');
  const { http, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new SwitchStore(http, session, leaveEnterprise));
  if (store.left) {
    return (
      <Page>
        <PageTitle>{t('entering', { name: store.chosenName })}</PageTitle>
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle description={session.loggedIn ? t('about') : undefined}>{t('title')}</PageTitle>
      {session.loggedIn ? (
        <>
          <EnterprisesPage store={store} />
          <PublicOrganisationsPage onJoined={() => void store.list.refresh()} />
        </>
      ) : (
        <EmptyState
          level={2}
          image="badge"
          label={t('visitor')}
          description={t('visitorText')}
          actions={
            <LinkButton variant="primary" href={loginAddress('/switchEnterprise')}>
              {t('login')}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
});
