import type { CanApply } from '@banyan/contracts/teaching';
import { LatePart, RequestView, useMomentText, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  Card,
  Container,
  Facts,
  LinkButton,
  ListSkeleton,
  Notice,
  PageTitle,
  Result,
  SectionHeading,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { ImageRow } from '@banyan/ui/media';
import { useWords } from '../shared/useWords.ts';
import { makeApplyStore, type ApplyStore } from './ApplyStore.ts';

const loadForm = () => import('./ApplyForm.tsx').then((part) => part.default);

const Body = styled(Container)`
  max-width: 760px;
  padding-bottom: 48px;
`;
const Parts = styled.div`
  display: grid;
  gap: 24px;
`;

const Opened = observer(function Opened({ stand, store }: { stand: CanApply; store: ApplyStore }) {
  const { t, list } = useWords();
  const moment = useMomentText();
  const { allowed, application, lecturer } = stand;
  if (lecturer !== null) {
    return (
      <Card>
        <Result
          outcome="success"
          level={2}
          title={t('apply.passedTitle')}
          text={t('apply.passedText')}
          actions={
            <>
              <LinkButton variant="primary" href={teachingLinks.office.href({ part: 'slots' })}>
                {t('title.office')}
              </LinkButton>
              <LinkButton href={teachingLinks.lecturer.href(lecturer)}>{t('office.page')}</LinkButton>
            </>
          }
        />
      </Card>
    );
  }
  if (!allowed && application !== null) {
    const { cities, expertise, images, introduction, labels } = application;
    return (
      <Parts>
        <Notice tone="info" title={t('apply.waitingTitle')}>
          {t('apply.waitingText', { at: moment(application.at).words })}
        </Notice>
        <Card>
          <SectionHeading size="sm">{t('apply.sent')}</SectionHeading>
          <Facts
            rows={[
              { name: t('apply.expertise'), value: expertise },
              { name: t('apply.labels'), value: list(labels) },
              { name: t('apply.cities'), value: list(cities) },
              { name: t('apply.introduction'), value: introduction },
            ]}
          />
          <ImageRow label={t('apply.images')} images={images} />
        </Card>
      </Parts>
    );
  }
  const before = application?.state === 'rejected' ? application : null;
  return (
    <Parts>
      {before === null ? null : (
        <Notice tone="warn" title={t('apply.rejectedTitle')}>
          {t('apply.rejectedText', { reason: before.reason })}
        </Notice>
      )}
      <Card>
        <LatePart load={loadForm} waiting={<ListSkeleton label={t('loading')} count={5} />}>
          {(ApplyForm) => <ApplyForm store={store} before={before} />}
        </LatePart>
      </Card>
    </Parts>
  );
});

/** Page for applying to become a lecturer, with the state of the application. */
export const ApplyPage = observer(function ApplyPage() {
  const store = teachingDomain.useStore(makeApplyStore);
  const { t } = useWords();
  useShow(store, () => store.show());
  // Refreshing would disturb typing, so it happens only while an application waits.
  useRefresh(() => (store.stand.value?.allowed === true ? undefined : store.stand.refresh()));
  return (
    <Body>
      <PageTitle description={t('apply.about')}>{t('title.apply')}</PageTitle>
      <RequestView
        request={store.stand}
        skeleton={<ListSkeleton label={t('loading')} count={5} />}
        failed={t('apply.failed')}
      >
        {(stand) => <Opened stand={stand} store={store} />}
      </RequestView>
    </Body>
  );
});
