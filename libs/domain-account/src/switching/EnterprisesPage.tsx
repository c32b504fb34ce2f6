import { homePath } from '@banyan/contracts/account';
import { brokenFields } from '@banyan/core-screen';
import { LatePart, RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { EmptyState, FieldSkeleton, LinkButton, List, ListSkeleton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { EnterpriseRow } from './EnterpriseRow.tsx';
import type { SwitchStore } from './SwitchStore.ts';

/** Few people belong to so many enterprises that they search: the field loads with the library of fields. */
const loadSearch = () => import('@banyan/ui/fields').then((part) => part.SearchField);

const Parts = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 24px;
`;

const told = ['expired', 'locked', 'deleted', 'accountLocked'] as const;

/** The viewer's enterprises, each with a button to enter it. */
export const EnterprisesPage = observer(function EnterprisesPage({ store }: { store: SwitchStore }) {
  const { t } = useTranslation('switching');
  const failureText = useFailureText();
  const { session } = accountDomain.useEnvironment();
  useShow(store.list, () => store.list.show(), session.language);
  const { all, chosen, chosenName, going, searchable, shown, words } = store;
  const pending = going.isPending();
  const failure = going.failureOf();
  const [[, rule] = []] = brokenFields(failure, ['user_eid']);
  const state = told.find((one) => one === rule);
  const why = state !== undefined ? t(`why.${state}`) : rule === undefined ? failureText(failure) : t('why.unknown');
  const rows = shown.map((enterprise) => (
    <EnterpriseRow
      key={enterprise.eid}
      enterprise={enterprise}
      pending={pending && chosen === enterprise.eid}
      disabled={pending && chosen !== enterprise.eid}
      onEnter={() => void store.enter(enterprise.eid)}
    />
  ));
  return (
    <Parts>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('notEntered', { name: chosenName, why })}
        </Notice>
      )}
      <RequestView
        request={store.list}
        failed={t('failed')}
        skeleton={<ListSkeleton label={t('loading')} count={3} rowHeight={74} />}
      >
        {() =>
          all.length < 2 ? (
            <EmptyState
              level={2}
              image="gate"
              label={t('only')}
              description={t('onlyText')}
              actions={<LinkButton href={homePath}>{t('home')}</LinkButton>}
            />
          ) : (
            <>
              {searchable ? (
                <LatePart load={loadSearch} waiting={<FieldSkeleton label={t('loading')} />}>
                  {(SearchField) => (
                    <SearchField
                      label={t('search')}
                      placeholder={t('searchHint')}
                      value={words}
                      onChange={(typed) => store.search(typed)}
                    />
                  )}
                </LatePart>
              ) : null}
              {rows.length > 0 ? (
                <List label={t('list')} variant="card">
                  {rows}
                </List>
              ) : (
                <EmptyState
                  level={2}
                  image="search"
                  size={200}
                  label={t('nothingFound', { words })}
                  description={t('nothingFoundText')}
                />
              )}
            </>
          )
        }
      </RequestView>
    </Parts>
  );
});
