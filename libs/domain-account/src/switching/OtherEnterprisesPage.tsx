import { Button, Container, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { EnterprisesPage } from './EnterprisesPage.tsx';
import { leaveEnterprise } from './leaveEnterprise.ts';
import { switchingMessages } from '../account.messages.ts';
import { SwitchStore } from './SwitchStore.ts';

const Page = styled(Container)`
  max-width: 800px;
  padding-bottom: 64px;
`;
const Back = styled.div`
  margin-top: 24px;
`;

/** From an enterprise that the viewer cannot enter to another one. */
export const OtherEnterprisesPage = observer(function OtherEnterprisesPage({ onBack }: { onBack: () => void }) {
  useLateTexts('switching', switchingMessages);
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
      <PageTitle description={t('about')}>{t('title')}</PageTitle>
      <EnterprisesPage store={store} />
      <Back>
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </Back>
    </Page>
  );
});
