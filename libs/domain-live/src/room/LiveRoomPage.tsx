import { ErrorCode, idOf } from '@banyan/contracts';
import { refusedRoom } from '@banyan/contracts/live';
import { refusalCode, refusalData } from '@banyan/core-screen';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Container, DetailSkeleton, EmptyState, LinkButton, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { liveDomain } from '../live.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { useWayOut } from './shared/useWayOut.ts';
import { OpenedRoom } from './OpenedRoom.tsx';
import { makeRoomStore } from './RoomStore.ts';
import { RoomHead } from './stage/RoomHead.tsx';
import { useRoomLife } from './useRoomLife.ts';
import { PasswordPanel } from './stage/PasswordPanel.tsx';

/** Page of a live room: before the start, on air, over, or as a playback. */
export const LiveRoomPage = observer(function LiveRoomPage() {
  const session = useSession();
  const id = idOf(useParams()['id']);
  const store = liveDomain.useStore(makeRoomStore, id ?? 0);
  const { t } = useWords();
  const wayOut = useWayOut();
  useShow(store, () => (id === null ? undefined : store.show(session.userId)), id ?? 0);
  useRefresh(() => store.heard(null));
  useRoomLife(store, id);
  const others = <LinkButton href={wayOut}>{t('live.toCourses')}</LinkButton>;
  const gone = (
    <EmptyState level={2} image="lost" label={t('live.gone')} description={t('live.goneText')} actions={others} />
  );
  const closed = (
    <EmptyState
      level={2}
      image="gate"
      label={t('live.notInvited')}
      description={t(session.loggedIn ? 'live.notInvitedText' : 'live.notInvitedVisitor')}
      actions={
        session.loggedIn ? (
          others
        ) : (
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('live.login')}
          </Button>
        )
      }
    />
  );
  const bare = <PageTitle size="sm">{t('title.room')}</PageTitle>;
  if (id === null) {
    return (
      <Container>
        {bare}
        {gone}
      </Container>
    );
  }
  return (
    <Container>
      {store.room.value === null ? bare : null}
      <RequestView
        request={store.room}
        skeleton={<DetailSkeleton label={t('loading')} />}
        failed={t('live.failed')}
        failure={(error) => {
          if (refusalCode(error) === ErrorCode.notFound) return gone;
          return refusalData(error, ErrorCode.roomRefused, refusedRoom)?.refusal === 'notInvited' ? closed : null;
        }}
      >
        {(room) => (
          <>
            <RoomHead room={room} />
            {!room.invited ? (
              closed
            ) : room.locked ? (
              <PasswordPanel key={room.id} room={room} store={store} />
            ) : (
              <OpenedRoom key={room.id} room={room} store={store} />
            )}
          </>
        )}
      </RequestView>
    </Container>
  );
});
