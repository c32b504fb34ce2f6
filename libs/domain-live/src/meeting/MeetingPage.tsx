import { ErrorCode, idOf } from '@banyan/contracts';
import { refusedRoom, type MeetingInfo } from '@banyan/contracts/live';
import { refusalCode, refusalData } from '@banyan/core-screen';
import { LatePart, RequestView, useEvery, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  Card,
  Container,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  ListSkeleton,
  PageTitle,
  SectionHeading,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { liveDomain } from '../live.domain.ts';
import { liveLinks } from '../live.links.ts';
import { useWords } from '../shared/useWords.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { MeetingActs } from './MeetingActs.tsx';
import { MeetingAnswer } from './MeetingAnswer.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import { MeetingHead } from './MeetingHead.tsx';
import { MeetingPeople } from './MeetingPeople.tsx';
import { MeetingStand } from './MeetingStand.tsx';
import { MeetingTimes } from './MeetingTimes.tsx';
import { makeMeetingStore, type MeetingStore } from './MeetingStore.ts';

const loadForm = () => import('./MeetingForm.tsx').then((part) => part.default);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 24px;
  align-items: start;
  padding-block: 16px 48px;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;
const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
const About = styled.p`
  max-width: 72ch;
  margin-top: 8px;
  line-height: 24px;
  color: var(--ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const onceAMinute = 60_000;

const Opened = observer(function Opened({ info, store }: { info: MeetingInfo; store: MeetingStore }) {
  const { t } = useWords();
  const { introduction, meeting, times } = info;
  const isAhead = meeting.state === 'before' || meeting.state === 'live';
  const asked = isAhead && !meeting.own && meeting.kind !== 'open';
  const beside = asked || times.length > 0;
  return (
    <>
      <MeetingHead meeting={meeting} />
      <Columns data-alone={beside ? undefined : ''}>
        <div>
          <Card>
            <Entry>
              <MeetingFacts info={info} />
              <MeetingStand info={info} onOpen={() => void store.detail.refresh()} />
              <MeetingActs info={info} onChange={() => store.open()} onCancel={() => store.ask(true)} />
            </Entry>
          </Card>
          {introduction === '' ? null : (
            <Card as="section" aria-label={t('meeting.about')}>
              <SectionHeading size="sm">{t('meeting.about')}</SectionHeading>
              <About>{introduction}</About>
            </Card>
          )}
          <MeetingPeople info={info} />
        </div>
        {beside ? (
          <div>
            {asked ? <MeetingAnswer info={info} answer={store.answer} /> : null}
            <MeetingTimes info={info} />
          </div>
        ) : null}
      </Columns>
      <CancelDialog key={meeting.id} info={info} store={store} />
    </>
  );
});

const Changing = observer(function Changing({ info, store }: { info: MeetingInfo; store: MeetingStore }) {
  const { t } = useWords();
  return (
    <>
      <PageTitle>{t('meetings.form.change')}</PageTitle>
      <LatePart load={loadForm} waiting={<ListSkeleton label={t('loading')} count={6} />}>
        {(MeetingForm) => (
          <MeetingForm
            writer={store.writer}
            before={info}
            onDone={(changed) => store.take(changed)}
            onLeave={() => store.close()}
          />
        )}
      </LatePart>
    </>
  );
});

/** Nothing to show, with a link back. */
function Nothing({ invited }: { invited: boolean }) {
  const { t } = useWords();
  return (
    <EmptyState
      level={2}
      image={invited ? 'lost' : 'gate'}
      label={t(invited ? 'meeting.gone' : 'meeting.notInvited')}
      description={t(invited ? 'meeting.goneText' : 'meeting.notInvitedText')}
      actions={<LinkButton href={liveLinks.meetings.href()}>{t('meeting.all')}</LinkButton>}
    />
  );
}

const isNotInvited = (error: unknown) =>
  refusalData(error, ErrorCode.roomRefused, refusedRoom)?.refusal === 'notInvited';

/** Invitation to a meeting: time, people, answer, entry, and the owner's actions. */
export const MeetingPage = observer(function MeetingPage() {
  const id = idOf(useParams()['id']);
  const store = liveDomain.useStore(makeMeetingStore, id ?? 0);
  const { t } = useWords();
  const { changing, detail } = store;
  const { value } = detail;
  useShow(store, () => (id === null ? undefined : store.show()), id ?? 0);
  useRefresh(() => (changing ? undefined : detail.refresh()));
  const { onRooms } = liveDomain.useEnvironment().ports;
  const heard = useEffectEvent((room: number | undefined) => {
    if (!changing && (room === undefined || room === id)) void detail.refresh();
  });
  // The meeting may be moved or cancelled while it is open.
  useEffect(() => onRooms?.((news) => heard(news?.id)), [onRooms]);
  // It begins and ends, and others answer, while it is open.
  const isAhead = value?.meeting.state === 'before' || value?.meeting.state === 'live';
  useEvery(onceAMinute, isAhead && !changing, () => detail.refresh());
  return (
    <Container>
      {value === null || id === null ? <PageTitle>{t('title.meeting')}</PageTitle> : null}
      {id === null ? (
        <Nothing invited />
      ) : (
        <RequestView
          request={detail}
          skeleton={<DetailSkeleton label={t('loading')} />}
          failed={t('meeting.failed')}
          failure={(error) =>
            isNotInvited(error) ? (
              <Nothing invited={false} />
            ) : refusalCode(error) === ErrorCode.notFound ? (
              <Nothing invited />
            ) : null
          }
        >
          {(info) =>
            changing ? (
              <Changing info={info} store={store} />
            ) : (
              <Opened key={info.meeting.id} info={info} store={store} />
            )
          }
        </RequestView>
      )}
    </Container>
  );
});
