import { portalScreens } from '@banyan/contracts/account';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Container, LinkButton, ListSkeleton, Notice, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { messagesDomain } from '../messages.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { SettingsTable } from './SettingsTable.tsx';
import { makeSettingsStore } from './SettingsStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 24px;
`;

/** How messages reach the reader: kind by kind, way by way. */
export const SettingsPage = observer(function SettingsPage() {
  const store = messagesDomain.useStore(makeSettingsStore);
  const { t } = useWords();
  useShow(store, () => store.settings.show());
  useRefresh(() => store.settings.refresh());
  return (
    <Container>
      <PageTitle description={t('settings.text')}>{t('title.settings')}</PageTitle>
      <RequestView
        request={store.settings}
        failed={t('settings.failed')}
        skeleton={<ListSkeleton label={t('settings.loading')} count={8} />}
      >
        {({ chat, email, items }) => (
          <Parts>
            {email === '' ? (
              <Notice
                tone="warn"
                action={
                  <LinkButton size="sm" href={portalScreens.personalData.path}>
                    {t('settings.giveEmail')}
                  </LinkButton>
                }
              >
                {t('settings.noEmail')}
              </Notice>
            ) : (
              <Notice tone="info">{t('settings.email', { email })}</Notice>
            )}
            {chat === 'Y' ? <Notice tone="info">{t('settings.chatNote')}</Notice> : null}
            <SettingsTable
              settings={items}
              chat={chat === 'Y'}
              failureOf={(kind) => store.change.failureOf(kind)}
              onChange={(to) => void store.change.run(to)}
            />
          </Parts>
        )}
      </RequestView>
    </Container>
  );
});
