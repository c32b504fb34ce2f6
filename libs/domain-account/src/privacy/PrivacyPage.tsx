import { RequestView, useEvery, useRefresh, useShow } from '@banyan/core-screen/views';
import { Container, ListSkeleton, PageTitle, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { ConsentList } from './ConsentList.tsx';
import { CopyPart } from './CopyPart.tsx';
import { DeletionPart } from './DeletionPart.tsx';
import { KeptTable } from './KeptTable.tsx';
import { makePrivacyStore } from './PrivacyStore.ts';

/** Interval of polling for a copy that is being made, ms. */
const pollMs = 2_000;

const Parts = styled.div`
  display: grid;
  gap: 32px;
`;
const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  /* An empty place for later messages takes no room. */
  & > div:empty {
    margin-block-end: -16px;
  }
  & > header > p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Part>
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </Part>
  );
}

/** The data kept about the viewer, a copy of them, consents, and deletion. */
export const PrivacyPage = observer(function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const environment = accountDomain.useEnvironment();
  const [store] = useState(() => makePrivacyStore(environment));
  const { ask, consent, overview, prepare, reason, withdraw } = store;
  useShow(overview, () => overview.show());
  useRefresh(() => overview.refresh());
  useEvery(pollMs, store.waiting, () => store.poll());
  useLeaveGuard(reason.trim() !== '');
  const { value } = overview;
  return (
    <Container>
      <PageTitle description={t('text')}>{t('title')}</PageTitle>
      <RequestView request={overview} failed={t('failed')} skeleton={<ListSkeleton label={t('loading')} count={8} />}>
        {() =>
          value === null ? null : (
            <Parts>
              <Section title={t('copy.title')} text={t('copy.text')}>
                <CopyPart
                  copy={value.copy}
                  pending={prepare.isPending()}
                  failure={prepare.failureOf()}
                  onPrepare={() => void prepare.run()}
                />
              </Section>
              <Section title={t('kept.title')} text={t('kept.text')}>
                <KeptTable kinds={value.kinds} />
              </Section>
              <Section title={t('consent.title')} text={t('consent.text')}>
                <ConsentList
                  consents={value.consents}
                  failure={consent.failureOf()}
                  onChange={(kind, given) => void consent.run({ kind, given })}
                />
              </Section>
              <Section title={t('deletion.title')} text={t('deletion.text')}>
                <DeletionPart
                  deletion={value.deletion}
                  reason={reason}
                  onReason={(typed) => store.write(typed)}
                  asking={{ pending: ask.isPending(), failure: ask.failureOf() }}
                  withdrawing={{ pending: withdraw.isPending(), failure: withdraw.failureOf() }}
                  onAsk={() => ask.run(reason.trim())}
                  onWithdraw={() => void withdraw.run()}
                  onRefresh={() => {
                    withdraw.dismiss();
                    void overview.refresh();
                  }}
                />
              </Section>
            </Parts>
          )
        }
      </RequestView>
    </Container>
  );
});
