import { dateFormat } from '@banyan/core-screen';
import { useScope } from '@banyan/core-session';
import { Container, ErrorState, PageTitle, SkeletonLine, SkeletonRegion, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { BareFrame } from '../shell/BareFrame.tsx';
import { AgreementStore, createAgreementApi, type AgreementKind, type AgreementText } from './AgreementStore.ts';

const Page = styled(Container)`
  max-width: 800px;
  padding-bottom: 48px;
`;

const Article = styled.article`
  overflow-wrap: anywhere;

  & h2 {
    margin-top: 32px;
    font-size: var(--t16);
    line-height: 24px;
  }
  & p {
    margin-top: 8px;
    line-height: 24px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  & > p:first-child {
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 12px;
`;

function Text({ document }: { document: AgreementText }) {
  const { t, i18n } = useTranslation('portal');
  const { session } = useServices();
  const { timeZone } = session;
  const since = dateFormat(i18n.language, { dateStyle: 'long', timeZone }).format(document.since);
  return (
    <Article>
      <p>{t('agreement.since', { date: since })}</p>
      {document.sections.map(({ heading, paragraphs }, section) => (
        <section key={section}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Article>
  );
}

const widths = ['30%', '92%', '96%', '64%', '24%', '88%', '94%', '40%'];

/** /agreement: terms of use and privacy notice from the server. */
export const AgreementPage = observer(function AgreementPage() {
  const { t, i18n } = useTranslation('portal');
  const { http } = useServices();
  const [store] = useState(() => new AgreementStore(createAgreementApi(http)));
  const scope = useScope();
  const [query, setQuery] = useSearchParams();
  const kind: AgreementKind = query.get('kind') === 'privacy' ? 'privacy' : 'terms';
  const { language } = i18n;
  useEffect(() => {
    void store.load(kind, scope.signal);
  }, [store, kind, scope, language]);

  const { document } = store;
  const panel =
    document.state === 'ready' ? (
      <Text document={document.value} />
    ) : document.state === 'failed' ? (
      <ErrorState
        title={t('agreement.failed')}
        text={t('agreement.failedText')}
        retryText={t('agreement.retry')}
        onRetry={() => void store.load(kind, scope.signal)}
        level={2}
      />
    ) : (
      <SkeletonRegion label={t('agreement.loading')}>
        <Lines>
          {widths.map((width, index) => (
            <SkeletonLine key={index} width={width} />
          ))}
        </Lines>
      </SkeletonRegion>
    );
  const tab = (id: AgreementKind) => ({ id, label: t(`agreement.${id}`), panel: id === kind ? panel : null });
  return (
    <BareFrame>
      <Page>
        <PageTitle>{document.state === 'ready' ? document.value.title : t(`agreement.${kind}`)}</PageTitle>
        <Tabs
          label={t('agreement.choose')}
          items={[tab('terms'), tab('privacy')]}
          selected={kind}
          onSelect={(id) => setQuery({ kind: id }, { replace: true })}
        />
      </Page>
    </BareFrame>
  );
});
