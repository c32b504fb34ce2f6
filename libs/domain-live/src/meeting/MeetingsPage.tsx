import { meetingsQuery, roomTabs } from '@banyan/contracts/live';
import { LatePart, ListPage, useChange, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { Button, Container, EmptyState, ListSkeleton, Notice, PageTitle, SegmentedControl } from '@banyan/ui';
import { CalendarPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { liveDomain } from '../live.domain.ts';
import { liveLinks } from '../live.links.ts';
import { useWords } from '../shared/useWords.ts';
import { MeetingRow } from './MeetingRow.tsx';
import { makeMeetingsStore, type MeetingsStore } from './MeetingsStore.ts';
import { useMeetingTime } from './useMeetingTime.ts';

const loadForm = () => import('./MeetingForm.tsx').then((part) => part.default);

const Above = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  margin-bottom: 16px;

  & > [role='note'],
  & > div {
    justify-self: stretch;
  }
`;

const Booking = observer(function Booking({ store }: { store: MeetingsStore }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isHere = useStillHere();
  return (
    <Container>
      <PageTitle description={t('meetings.form.draft')}>{t('meetings.form.title')}</PageTitle>
      <LatePart load={loadForm} waiting={<ListSkeleton label={t('loading')} count={6} />}>
        {(MeetingForm) => (
          <MeetingForm
            writer={store.writer}
            before={null}
            onDone={({ meeting }) => {
              if (isHere()) void navigate(liveLinks.meeting.href(meeting.id));
              else store.booked();
            }}
            onLeave={() => store.close()}
          />
        )}
      </LatePart>
    </Container>
  );
});

/** Notice of an unbooked draft: continue or discard it. */
const Waiting = observer(function Waiting({ store }: { store: MeetingsStore }) {
  const { t } = useWords();
  if (store.waiting === null) return null;
  return (
    <Notice
      tone="info"
      title={t('meetings.unfinished')}
      action={
        <>
          <Button size="sm" onClick={() => store.open()}>
            {t('meetings.goOn')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => store.discard()}>
            {t('meetings.discard')}
          </Button>
        </>
      }
    >
      {store.waiting.trim() === ''
        ? t('meetings.unfinishedNameless')
        : t('meetings.unfinishedText', { topic: store.waiting })}
    </Notice>
  );
});

/** Meetings and live sessions by day: upcoming, past, or booked by the viewer; and booking. */
export const MeetingsPage = observer(function MeetingsPage() {
  const store = liveDomain.useStore(makeMeetingsStore);
  const { t } = useWords();
  const { day, dayKey } = useMeetingTime();
  const [params] = useSearchParams();
  const { tab } = meetingsQuery.read(params);
  const button = useRef<HTMLButtonElement>(null);
  useShow(store, () => store.show(tab), tab);
  useRefresh(() => store.list.refresh());
  // Leaving the form returns the focus to its button.
  useChange(store.writing, () => button.current?.focus());
  if (store.writing) return <Booking store={store} />;
  const book = (variant: 'normal' | 'primary') => (
    <Button
      variant={variant}
      icon={<CalendarPlus size={16} aria-hidden="true" />}
      onClick={() => store.open()}
      {...(variant === 'primary' ? { ref: button } : {})}
    >
      {t('meetings.book')}
    </Button>
  );
  const { rows } = store.list;
  return (
    <ListPage
      title={t('title.meetings')}
      description={t('meetings.about')}
      actions={book('primary')}
      above={
        <Above>
          <Waiting store={store} />
          <SegmentedControl
            label={t('meetings.tabs')}
            value={tab}
            options={roomTabs.map((one) => ({
              value: one,
              label: t(`meetings.tab.${one}`),
              href: liveLinks.meetings.href(one),
            }))}
          />
        </Above>
      }
      list={store.list}
      label={t('meetings.list')}
      failed={t('meetings.listFailed')}
      empty={
        <EmptyState
          level={2}
          label={t(`meetings.none.${tab}`)}
          description={t(`meetings.noneText.${tab}`)}
          actions={tab === 'past' ? null : book('normal')}
        />
      }
    >
      {(meeting, index) => {
        const before = rows[index - 1];
        const isFirst = before === undefined || dayKey(before.from) !== dayKey(meeting.from);
        return <MeetingRow meeting={meeting} day={isFirst ? day(meeting.from) : null} />;
      }}
    </ListPage>
  );
});
