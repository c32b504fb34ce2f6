import { ListView, RequestView, useShow } from '@banyan/core-screen/views';
import { Container, EmptyState, PageTitle, SectionHeading, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { DevicesCard } from './DevicesCard.tsx';
import { FaceCard } from './FaceCard.tsx';
import { FaceLogRow } from './FaceLogRow.tsx';
import { makeFaceStore } from './FaceStore.ts';
import { makeDevicesStore } from './DevicesStore.ts';
import { RealNameCard } from './RealNameCard.tsx';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 48px;
`;

/** Consent to face checks, the stored face, its log, and the real name. */
export const FacePage = observer(function FacePage() {
  const { t } = useTranslation('face');
  const environment = accountDomain.useEnvironment();
  const [store] = useState(() => makeFaceStore(environment));
  const [devices] = useState(() => makeDevicesStore(environment, () => void store.log.refresh()));
  useShow(store.stand, () => store.stand.show());
  useShow(store.log, () => store.log.show(undefined));
  return (
    <Container>
      <PageTitle description={t('about')}>{t('title')}</PageTitle>
      <Parts>
        <RequestView
          request={store.stand}
          skeleton={
            <SkeletonRegion label={t('loading')}>
              <SkeletonBlock height={240} />
            </SkeletonRegion>
          }
          failed={t('failed')}
        >
          {(stand) => (
            <>
              <FaceCard store={store} stand={stand} />
              {stand.enrolledAt === null ? null : <DevicesCard devices={devices} />}
              <RealNameCard store={store} stand={stand} />
            </>
          )}
        </RequestView>
        <section aria-labelledby="face-log">
          <SectionHeading id="face-log">{t('log.title')}</SectionHeading>
          <ListView
            list={store.log}
            label={t('log.title')}
            failed={t('log.failed')}
            empty={<EmptyState level={3} size={144} label={t('log.none')} description={t('log.noneText')} />}
          >
            {(entry) => <FaceLogRow entry={entry} />}
          </ListView>
        </section>
      </Parts>
    </Container>
  );
});
