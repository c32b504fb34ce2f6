import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Container, EmptyState, ListSkeleton, PageTitle, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { AccessRow } from './AccessRow.tsx';
import { makeAssistStore } from './AssistStore.ts';
import { EndDialog } from './EndDialog.tsx';
import { GivenLink } from './GivenLink.tsx';
import { GrantForm } from './GrantForm.tsx';

const Heading = styled.h2`
  margin: 32px 0 12px;
  font-size: var(--t16);
  line-height: 24px;
`;

/** Page where an administrator grants support access and watches its actions. */
export const AccessPage = observer(function AccessPage() {
  const { t } = useTranslation('assist');
  const environment = accountDomain.useEnvironment();
  const [store] = useState(() => makeAssistStore(environment));
  const [ending, setEnding] = useState<number | null>(null);
  const { agreed, end, given, grant, list, minutes, reason, type } = store;
  useShow(list, () => list.show(null));
  useRefresh(() => list.refresh());
  useLeaveGuard(reason.trim() !== '');
  return (
    <Container>
      <PageTitle description={t('text')}>{t('title')}</PageTitle>
      {given === null ? (
        <GrantForm
          type={type}
          minutes={minutes}
          reason={reason}
          agreed={agreed}
          pending={grant.isPending()}
          failure={grant.failureOf()}
          onChange={(to) => store.change(to)}
          onGrant={() => void grant.run()}
        />
      ) : (
        <GivenLink
          address={new URL(given.link, location.origin).href}
          until={given.access.linkExpiresAt}
          onDone={() => store.sent()}
        />
      )}
      <ListView
        list={list}
        label={t('list.title')}
        heading={<Heading>{t('list.title')}</Heading>}
        failed={t('list.failed')}
        skeleton={<ListSkeleton label={t('list.loading')} count={3} />}
        empty={<EmptyState level={2} image="sprout" label={t('list.none')} description={t('list.noneText')} />}
      >
        {(row) => (
          <AccessRow
            row={row}
            pending={end.isPending(row.id)}
            failure={end.failureOf(row.id)}
            onEnd={() => setEnding(row.id)}
          />
        )}
      </ListView>
      <EndDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        onEnd={() => {
          if (ending !== null) void end.run(ending);
          setEnding(null);
        }}
      />
    </Container>
  );
});
