import type { ProgrammeView } from '@banyan/contracts/training';
import { RetryPlace } from '@banyan/core-screen/views';
import { Breadcrumbs, Container, DetailSkeleton, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useProgramme } from '../programmes/useProgramme.ts';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { trainingLinks } from '../training.links.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ProgrammeFailure } from '../programmes/ProgrammeFailure.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import type { ProgrammeStore } from '../programmes/ProgrammeStore.ts';
import { StageSection } from './StageSection.tsx';

const Way = styled.div`
  padding: 16px 0 8px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  margin: 32px 0 48px;

  & > div {
    display: grid;
    gap: 32px;
  }
  & > aside {
    display: grid;
    gap: 24px;
  }
`;

const Opened = observer(function Opened({ view, store }: { view: ProgrammeView; store: ProgrammeStore }) {
  const { t } = useProgrammeWords();
  const { programme, stages } = view;
  const { joined } = programme;
  const { choose, join } = store;
  const joining = {
    pending: join.isPending(),
    failure: join.failureOf(),
    onJoin: () => void join.run(),
  };
  const choosing = (stage: number) => ({
    pending: choose.isPending(stage),
    failure: choose.failureOf(stage),
    onChoose: () => void choose.run(stage),
  });
  return (
    <>
      <Way>
        <Breadcrumbs
          label={t('programme.way')}
          items={[
            joined
              ? { label: t('title.myTrain'), href: trainingLinks.myTrain.href() }
              : { label: t('title.programmes'), href: trainingLinks.programmes.href() },
            { label: programme.title },
          ]}
        />
      </Way>
      <ProgrammeHead view={view} joining={joining} />
      <Columns>
        <div>
          {stages.map((stage, index) => (
            <StageSection key={stage.id} stage={stage} place={index + 1} view={view} choosing={choosing(stage.id)} />
          ))}
        </div>
        <aside>
          <CertificateCard view={view} />
          <PeopleCard view={view} />
        </aside>
      </Columns>
    </>
  );
});

/** A training programme: its stages and tasks, those missing, the next step. */
export const ProgrammePage = observer(function ProgrammePage() {
  const { missing, request, shut, store, view } = useProgramme(useParams()['id']);
  const { t } = useProgrammeWords();
  return (
    <Container>
      <RetryPlace request={request}>
        {(again) =>
          missing || shut || request.state === 'failed' ? (
            <>
              <VisuallyHidden as="h1">{t('title.programme')}</VisuallyHidden>
              <ProgrammeFailure error={request.error} missing={missing} onRetry={again} />
            </>
          ) : view === null ? (
            <Way>
              <VisuallyHidden as="h1">{t('title.programme')}</VisuallyHidden>
              <DetailSkeleton label={t('programmes.loading')} />
            </Way>
          ) : (
            <Opened view={view} store={store} />
          )
        }
      </RetryPlace>
    </Container>
  );
});
