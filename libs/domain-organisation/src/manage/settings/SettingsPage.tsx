import { PageHead } from '@banyan/core-console/views';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { SettingsConflict } from './SettingsConflict.tsx';
import { SettingsFacts } from './SettingsFacts.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { makeSettingsStore } from './SettingsStore.ts';

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  flex: 1;
  overflow: auto;
  padding: 16px var(--console-edge, 32px) 32px;

  && > * {
    max-width: 720px;
  }
`;

/** Ways in and hosts of the portal. */
export const SettingsPage = observer(function SettingsPage() {
  const store = organisationDomain.useStore(makeSettingsStore);
  const { t } = useWords();
  useShow(store, () => store.show());
  useRefresh(() => store.shown.refresh());
  const { hash } = useLocation();
  const { state } = store.shown;
  // ⌘K leads to one setting.
  useEffect(() => document.getElementsByName(hash.slice(1))[0]?.focus(), [hash, state]);
  return (
    <>
      <PageHead title={t('title.settings')} sentence={t('settings.sentence')} />
      <Body>
        <RequestView
          request={store.shown}
          skeleton={<ListSkeleton label={t('loading')} count={8} />}
          failed={t('settings.failed')}
        >
          {(shown) =>
            store.mayEdit ? (
              <>
                <SettingsForm key={store.form} store={store} shown={shown} />
                <SettingsConflict store={store} />
              </>
            ) : (
              <SettingsFacts settings={shown.settings} />
            )
          }
        </RequestView>
      </Body>
    </>
  );
});
