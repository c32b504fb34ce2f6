import { certificateQuery, certificateStates, type OwnCertificate } from '@banyan/contracts/training';
import { saveText } from '@banyan/core-screen';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  CardGridSkeleton,
  Container,
  EmptyState,
  LinkButton,
  List,
  PageTitle,
  SectionHeading,
  SegmentedControl,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { trainingLinks } from '../../training.links.ts';
import { CertificateActs } from './CertificateActs.tsx';
import { CertificateTile } from './CertificateTile.tsx';
import { makeMyCertificatesStore, type MyCertificatesStore } from './MyCertificatesStore.ts';
import { PastCertificate } from './PastCertificate.tsx';
import { PressingCertificate } from './PressingCertificate.tsx';
import { openWhenKnown } from './saving.ts';

const Parts = styled.div`
  margin-bottom: 24px;
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
  gap: 32px 24px;
  margin-bottom: 32px;
`;

const Acts = observer(function Acts({
  store,
  certificate,
}: {
  store: MyCertificatesStore;
  certificate: OwnCertificate;
}) {
  const { credential, document } = store;
  const { id, number } = certificate;
  const badge = async () => {
    const jwt = await store.badgeOf(id);
    if (jwt !== null) saveText(`${number}.jwt`, jwt, 'application/vc+jwt');
  };
  return (
    <CertificateActs
      certificate={certificate}
      over={certificate.state === 'expired' || certificate.state === 'revoked'}
      pending={document.isPending(id) || credential.isPending(id)}
      failure={document.failureOf(id) ?? credential.failureOf(id)}
      onSave={(form) => void openWhenKnown(store.addressOf({ id, form }))}
      onBadge={() => void badge()}
    />
  );
});

const Shown = observer(function Shown({ store }: { store: MyCertificatesStore }) {
  const { t } = useTranslation('training');
  const [params] = useSearchParams();
  const { state } = certificateQuery.read(params);
  const { counts, pressing } = store;
  const first = state === 'all' || state === 'expiring' ? pressing : null;
  const holding = store.holding(state).filter((one) => one !== first);
  const past = store.past(state);
  if (counts.all === 0) {
    return <EmptyState level={2} image="badge" label={t('certificate.none')} description={t('certificate.noneText')} />;
  }
  return (
    <>
      <Parts>
        <SegmentedControl
          label={t('certificate.which')}
          value={state}
          options={(['all', ...certificateStates] as const).map((value) => ({
            value,
            label: t('certificate.tabCount', { name: t(`certificate.tab.${value}`), n: counts[value] }),
            href: trainingLinks.myCertificates.href({ state: value }),
          }))}
        />
      </Parts>
      {first === null && holding.length + past.length === 0 ? (
        <EmptyState
          level={2}
          image="tick"
          label={t('certificate.noneHere')}
          actions={<LinkButton href={trainingLinks.myCertificates.href()}>{t('certificate.showAll')}</LinkButton>}
        />
      ) : null}
      {first === null ? null : (
        <PressingCertificate
          certificate={first}
          address={new URL(trainingLinks.verify.href(first.code), window.location.href).href}
          acts={<Acts store={store} certificate={first} />}
        />
      )}
      {holding.length === 0 ? null : (
        <section>
          <SectionHeading meta={t('certificate.count', { count: holding.length })}>
            {t('certificate.holding')}
          </SectionHeading>
          <Tiles>
            {holding.map((one) => (
              <CertificateTile key={one.id} certificate={one} acts={<Acts store={store} certificate={one} />} />
            ))}
          </Tiles>
        </section>
      )}
      {past.length === 0 ? null : (
        <section>
          <SectionHeading meta={t('certificate.kept', { count: past.length })}>{t('certificate.past')}</SectionHeading>
          <List label={t('certificate.past')} variant="card">
            {past.map((one) => (
              <PastCertificate key={one.id} certificate={one} acts={<Acts store={store} certificate={one} />} />
            ))}
          </List>
        </section>
      )}
    </>
  );
});

/** My certificates: the next to expire, the valid ones, those no longer valid. */
export const MyCertificatesPage = observer(function MyCertificatesPage() {
  const store = trainingDomain.useStore(makeMyCertificatesStore);
  const { t } = useTranslation('training');
  useShow(store, () => store.mine.show());
  useRefresh(() => store.mine.refresh());
  return (
    <Container>
      <PageTitle>{t('title.myCertificates')}</PageTitle>
      <RequestView
        request={store.mine}
        skeleton={<CardGridSkeleton label={t('certificate.loading')} />}
        failed={t('certificate.failed')}
      >
        {() => <Shown store={store} />}
      </RequestView>
    </Container>
  );
});
