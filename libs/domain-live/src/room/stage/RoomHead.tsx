import type { LiveRoom } from '@banyan/contracts/live';
import { Avatar, Breadcrumbs, CopyButton, Dot, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { liveLinks } from '../../live.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { useWayOut } from '../shared/useWayOut.ts';

const Hosts = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 480px;
  margin-inline-end: 8px;
  color: var(--ink-2);

  & > span:last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Topic of the room, hosts, and its address for sharing. */
export const RoomHead = observer(function RoomHead({ room }: { room: LiveRoom }) {
  const { t, list } = useWords();
  const wayOut = useWayOut();
  const [first, ...others] = room.hosts;
  const address = new URL(liveLinks.room.href(room.id), window.location.origin).href;
  return (
    <PageTitle
      size="sm"
      before={
        <Breadcrumbs
          label={t('live.way')}
          items={[{ label: t('title.courses'), href: wayOut }, { label: t('title.room') }]}
        />
      }
      actions={
        <>
          {first === undefined ? null : (
            <Hosts>
              <Avatar name={first.name} src={first.image} size={28} />
              <span title={list(room.hosts.map(({ name }) => name))}>
                {others.length === 0 ? first.name : t('live.hosts', { name: first.name, count: room.hosts.length })}
                {first.department === '' ? null : (
                  <>
                    <Dot />
                    {first.department}
                  </>
                )}
              </span>
            </Hosts>
          )}
          <CopyButton
            text={address}
            variant="ghost"
            words={{ copy: t('live.share'), copied: t('live.shared'), failed: t('live.shareFailed') }}
          />
        </>
      }
    >
      {room.title}
    </PageTitle>
  );
});
